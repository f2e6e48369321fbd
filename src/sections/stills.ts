import { stillsOf } from '#src/components/still/still.tsx';

/** Sections whose code a prerendered page does not load (src/components/still/still.tsx). */
const still = stillsOf(() => import('./section-still-views.ts'));

export const ArticleBody = still('div', (views) => views.ArticleBody);
export const EditorialHero = still('header', (views) => views.EditorialHero);
export const FaqAnswer = still('div', (views) => views.FaqAnswer);
export const FaqSources = still('div', (views) => views.FaqSources);
export const GetInTouch = still('section', (views) => views.GetInTouch);
export const Hero = still('header', (views) => views.Hero);
export const IntroBlock = still('section', (views) => views.IntroBlock);
export const LinkGroups = still('div', (views) => views.LinkGroups);
export const PreviousNext = still('nav', (views) => views.PreviousNext);
export const ResourceCard = still('article', (views) => views.ResourceCard);
export const Sources = still('section', (views) => views.Sources);
export const StatisticsGrid = still('section', (views) => views.StatisticsGrid);
export const TableOfContents = still('nav', (views) => views.TableOfContents);
