import { staticPartsOf } from '#src/components/static-parts/static-parts.tsx';

/** Parts of single layouts whose code a prerendered page does not load (src/components/static-parts/static-parts.tsx). */
const staticPart = staticPartsOf(() => import('./page-static-views.ts'));

export const AudienceStories = staticPart('section', (views) => views.AudienceStories);
export const CaseStudySection = staticPart('section', (views) => views.CaseStudySection);
export const ContactFormSpine = staticPart('svg', (views) => views.ContactFormSpine);
export const ContactFormStrip = staticPart('svg', (views) => views.ContactFormStrip);
export const HomeHero = staticPart('section', (views) => views.HomeHero);
export const Insight = staticPart('article', (views) => views.Insight);
export const Jobs = staticPart('section', (views) => views.Jobs);
export const K12Hero = staticPart('header', (views) => views.K12Hero);
export const Metrics = staticPart('section', (views) => views.Metrics);
export const OfferingDetails = staticPart('div', (views) => views.OfferingDetails);
export const RelatedCards = staticPart('section', (views) => views.RelatedCards);
export const SegmentPanel = staticPart('div', (views) => views.SegmentPanel);
export const Solutions = staticPart('section', (views) => views.Solutions);
export const StageView = staticPart('section', (views) => views.StageView);
export const Study = staticPart('article', (views) => views.Study);
