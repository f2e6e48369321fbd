/** Parts used only by single layouts that never change while mounted, in one file: see static-parts.ts. */
export { AudienceStories } from './audience/AudienceStories.tsx';
export { CaseStudySection } from './article/CaseStudySection.tsx';
export { ContactFormSpine, ContactFormStrip } from './contact/ContactFormArt.tsx';
export { HomeHero } from './home/HomeHero.tsx';
export { Insight } from './home/Insight.tsx';
export { Jobs } from './audience/Jobs.tsx';
export { K12Hero } from './k-12/K12Hero.tsx';
export { Metrics } from './article/Metrics.tsx';
export { OfferingDetails } from './service/OfferingDetails.tsx';
export { RelatedCards } from './article/RelatedCards.tsx';
export { SegmentPanel } from './home/SegmentPanel.tsx';
export { Solutions } from './home/Solutions.tsx';
export { StageView } from './home/StageView.tsx';
export { Study } from './home/Study.tsx';
