/** Sections that never change while mounted, in one file: see static-parts.ts. */
export { ArticleBody } from './reading/ArticleBody.tsx';
export { EditorialHero } from './hero/EditorialHero.tsx';
export { FaqAnswer } from './faq/FaqAnswer.tsx';
export { Blocks as FaqSources } from './reading/Blocks.tsx';
export { GetInTouch } from './next-steps/GetInTouch.tsx';
export { Hero } from './hero/Hero.tsx';
export { IntroBlock } from './hero/IntroBlock.tsx';
export { LinkGroups, LinkGroupsSection } from './cards/LinkGroups.tsx';
export { PreviousNext } from './next-steps/PreviousNext.tsx';
export { ResourceCard } from './cards/ResourceCard.tsx';
export { Sources } from './reading/Sources.tsx';
export { StatisticsGrid } from './statistics/StatisticsGrid.tsx';
export { TableOfContents } from './reading/TableOfContents.tsx';
