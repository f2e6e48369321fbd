import { stillsOf } from '#src/components/still/still.tsx';

/** Parts of single layouts whose code a prerendered page does not load (src/components/still/still.tsx). */
const still = stillsOf(() => import('./page-still-views.ts'));

export const AudienceServices = still('section', (views) => views.AudienceServices);
export const AudienceStories = still('section', (views) => views.AudienceStories);
export const CaseStudySection = still('section', (views) => views.CaseStudySection);
export const ContactFormSpine = still('svg', (views) => views.ContactFormSpine);
export const ContactFormStrip = still('svg', (views) => views.ContactFormStrip);
export const DocumentLinks = still('section', (views) => views.DocumentLinks);
export const HomeHero = still('section', (views) => views.HomeHero);
export const Insight = still('article', (views) => views.Insight);
export const Jobs = still('section', (views) => views.Jobs);
export const K12Hero = still('header', (views) => views.K12Hero);
export const Metrics = still('section', (views) => views.Metrics);
export const OfferingCovers = still('section', (views) => views.OfferingCovers);
export const OfferingDetails = still('div', (views) => views.OfferingDetails);
export const RelatedCards = still('section', (views) => views.RelatedCards);
export const SegmentPanel = still('div', (views) => views.SegmentPanel);
export const Solutions = still('section', (views) => views.Solutions);
export const Study = still('article', (views) => views.Study);
