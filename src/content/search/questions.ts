/** A visitor's query, and the page that answers it. */
export interface SearchQuestion {
  readonly asks: string;
  /** The page that should be found first. */
  readonly page: string;
  /** The section that answers it, by its id: shown among the page's passages. */
  readonly passage?: string;
}

/**
 * Queries that publishers, universities, companies and districts would type into the search of a site
 * like this. They were written before the ranking, which is measured against them
 * (`tests/built/search.test.ts`). Among pages on the same subject, the one that sells comes before the one
 * that explains.
 */
export const questions: readonly SearchQuestion[] = [
  // Accessibility
  { asks: 'accessibility', page: '/k-12/digital-accessibility' },
  { asks: 'a11y', page: '/k-12/digital-accessibility' },
  { asks: 'acessibility audit', page: '/k-12/digital-accessibility' },
  { asks: 'wcag', page: '/k-12/digital-accessibility' },
  { asks: 'vpat', page: '/support/accessibility-testing' },
  { asks: 'screen reader testing', page: '/support/accessibility-testing' },
  { asks: 'section 508', page: '/support/accessibility-testing' },
  { asks: 'eaa', page: '/european-accessibility-act-eaa' },
  { asks: 'european accesibility act', page: '/european-accessibility-act-eaa' },
  { asks: 'accessibility policy and roadmap', page: '/accessibility-compliance-solutions' },
  { asks: 'alt text with ai', page: '/cognify/ai-accessibility' },
  { asks: 'soppa', page: '/regulations' },
  { asks: 'education law 2-d', page: '/regulations' },
  { asks: 'captions', page: '/case-studies/captions-and-descriptions-at-scale' },
  { asks: 'accessibility statement', page: '/accessibility' },

  // Getting in touch, buying
  { asks: 'pricing', page: '/about-us', passage: 'pricing-title' },
  { asks: 'how much does it cost', page: '/about-us', passage: 'pricing-title' },
  {
    asks: 'how much does an audit cost',
    page: '/support/accessibility-testing',
    passage: 'audit-cost',
  },
  { asks: 'how long does it take', page: '/about-us', passage: 'how-long-title' },
  { asks: 'who will work with us', page: '/about-us', passage: 'team-title' },
  { asks: 'do you have a soc 2 report', page: '/trust', passage: 'certificates-title' },
  { asks: 'request a demo', page: '/contact-us' },
  { asks: 'phone number', page: '/contact-us' },
  { asks: 'rfp', page: '/contact-us' },
  { asks: 'jobs', page: '/careers' },
  { asks: 'who are you', page: '/about-us' },

  // Publishers
  { asks: 'item bank qti conversion', page: '/support/content-engineering-services' },
  { asks: 'epub conversion', page: '/support/content-engineering-services' },
  { asks: 'standards alignment', page: '/k-12/learning-efficacy' },
  { asks: 'adaptive testing', page: '/adaptive-assessments' },
  { asks: 'assesments', page: '/adaptive-assessments' },
  { asks: 'ai content generation', page: '/cognify/content-enhancement' },
  { asks: 'ai tutor', page: '/cognify/ai-accelerators' },
  { asks: 'responsible ai', page: '/blogs/responsible-ai-in-edtech' },
  { asks: 'virtual labs', page: '/build/immersive-learning-solutions' },
  { asks: 'vr', page: '/build/immersive-learning-solutions' },
  { asks: 'simulations', page: '/build/immersive-learning-solutions' },
  {
    asks: 'curriculum development',
    page: '/build/outcome-based-learning-content-development-services',
  },
  { asks: 'product roadmap', page: '/k-12/digital-strategy' },
  { asks: 'outsourcing', page: '/blogs/tech-outsourcing-for-edtech' },

  // Platforms
  { asks: 'rostering', page: '/services/platform-integration' },
  { asks: 'lti', page: '/services/platform-integration' },
  { asks: 'sso', page: '/services/platform-integration' },
  { asks: 'canvas integration', page: '/services/platform-integration' },
  { asks: 'lms migration', page: '/services/deployment' },
  { asks: 'build a custom lms', page: '/build/custom-platform-development' },
  { asks: 'cloud migration', page: '/cognify/ai-and-cloud-service' },
  { asks: 'load testing', page: '/services/qa' },
  { asks: 'qa', page: '/services/qa' },
  { asks: 'slow website', page: '/services/optimization' },
  { asks: 'ux research', page: '/services/design' },
  { asks: 'dashbords', page: '/learning-analytics' },
  { asks: 'xapi', page: '/learning-analytics' },
  { asks: 'hausebox', page: '/deliver/hausebox' },
  { asks: 'interactive demo', page: '/deliver/hausebox/demo' },
  { asks: 'deep sight', page: '/cognify/deepsight' },
  { asks: 'cognify', page: '/cognify' },

  // Universities, workforce, districts
  { asks: 'universities', page: '/higher-education' },
  { asks: 'colleges', page: '/higher-education' },
  { asks: 'corporate training', page: '/workforce' },
  { asks: 'school district', page: '/school-districts' },
  { asks: 'k12', page: '/k-12' },
  { asks: 'back to school', page: '/k-12/school-readiness' },
  { asks: 'help desk', page: '/support/technical' },
  { asks: 'teacher training', page: '/support/professional-development' },
  { asks: 'student data privacy', page: '/blogs/data-governance-for-student-data' },
  { asks: 'cookies', page: '/cookie-policy' },
];

/**
 * A holdout set: the ranking is checked against it but not tuned to it, to detect overfitting to the
 * list above.
 */
export const unseenQuestions: readonly SearchQuestion[] = [
  { asks: 'case study', page: '/case-studies' },
  { asks: 'gdpr', page: '/privacy-policy' },
  { asks: 'learning analitics', page: '/learning-analytics' },
  { asks: 'clever and classlink', page: '/school-districts' },
  { asks: 'webinar', page: '/discover/webinars' },
  { asks: 'podcast', page: '/live' },
  { asks: 'biology', page: '/case-studies/biology-virtual-labs' },
  { asks: 'knowledge base articles', page: '/support/knowledge-base' },
  { asks: 'usability testing with teachers', page: '/k-12/user-experiences' },
  { asks: 'moderated forum', page: '/support/community' },
  { asks: 'train the trainer', page: '/services/training' },
  { asks: 'legacy modernization', page: '/case-studies/modernization-edtech-suite' },
  { asks: 'generative ai', page: '/cognify/content-enhancement' },
  { asks: 'at risk students', page: '/case-studies/at-risk-learner-courses' },
  { asks: 'product strategy', page: '/k-12/digital-strategy' },
  { asks: 'newsletter', page: '/privacy-policy' },
  { asks: 'esssa evidence', page: '/discover/research' },
  { asks: 'maintenance contract', page: '/services/ongoing-support' },
  { asks: 'platform monitoring', page: '/support/platform-application-support' },
  { asks: 'saved pages', page: '/offline' },
  { asks: 'subprocessors', page: '/trust' },
  { asks: 'compliance dates', page: '/regulations' },
  { asks: 'checklist', page: '/checklists' },
  { asks: 'openacr', page: '/trust/accessibility-conformance' },
];
