import { staticPartsOf } from '#src/components/static-parts/static-parts.tsx';

/** Sections whose code a prerendered page does not load (src/components/static-parts/static-parts.tsx). */
const staticPart = staticPartsOf(() => import('./section-static-views.ts'));

export const ArticleBody = staticPart('div', (views) => views.ArticleBody);
export const EditorialHero = staticPart('header', (views) => views.EditorialHero);
export const FaqAnswer = staticPart('div', (views) => views.FaqAnswer);
export const FaqSources = staticPart('div', (views) => views.FaqSources);
export const GetInTouch = staticPart('section', (views) => views.GetInTouch);
export const Hero = staticPart('header', (views) => views.Hero);
export const IntroBlock = staticPart('section', (views) => views.IntroBlock);
export const LinkGroups = staticPart('div', (views) => views.LinkGroups);
export const LinkGroupsSection = staticPart('section', (views) => views.LinkGroupsSection);
export const PreviousNext = staticPart('nav', (views) => views.PreviousNext);
export const ResourceCard = staticPart('article', (views) => views.ResourceCard);
export const Sources = staticPart('section', (views) => views.Sources);
export const StatisticsGrid = staticPart('section', (views) => views.StatisticsGrid);
export const TableOfContents = staticPart('nav', (views) => views.TableOfContents);
