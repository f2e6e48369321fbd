import type { FigureInput } from './schema/figures.ts';

/**
 * Every figure that the site shows, in one place: value, what it counts, and the phrase of the
 * specification that states it (docs/specification.md, 9). Pages refer to a figure by its name; the
 * build stops at a number that is not listed (prerender/checks/check-numbers.ts).
 *
 * Where the specification gives two values for what reads like the same thing, or a figure without an
 * object, `pages` says where it may be used. Questions that only the company can answer are in docs/owner-questions.md.
 */
export const figures = {
  'years-of-experience': {
    value: '30+',
    counts: 'years of experience',
    specified: '30+ years of experience',
    wordings: ['30+ years of expertise'],
  },
  'platforms-transformed': {
    value: '65+',
    counts: 'platforms transformed',
    specified: '65+ platforms transformed',
  },
  customers: { value: '200+', counts: 'customers', specified: '200+ customers' },
  experts: {
    value: '35+',
    counts: 'experts',
    specified: '35+ experts',
    pages: ['/k-12/user-experiences'],
  },
  'on-time-delivery': {
    value: '97%',
    counts: 'on-time delivery',
    specified: '97% on-time delivery',
    pages: ['/k-12/user-experiences'],
  },
  'platforms-built': {
    value: '400+',
    counts: 'platforms built',
    specified: '400+ platforms built',
  },
  'cloud-uptime': {
    value: '99.95%',
    counts: 'cloud uptime',
    specified: '99.95% cloud uptime',
    pages: ['/k-12/learning-technology'],
  },
  'ai-deployments': { value: '45+', counts: 'AI deployments', specified: '45+ AI deployments' },
  countries: { value: '20+', counts: 'countries', specified: '20+ countries' },
  students: { value: '500K+', counts: 'students', specified: '500K+ students' },
  resources: { value: '40M+', counts: 'resources', specified: '40M+ resources' },
  'ai-accelerators': {
    value: '30+',
    counts: 'AI accelerators',
    specified: '30+ AI accelerators',
    wordings: ['30+ accelerators'],
  },
  'caption-languages': {
    value: '12+',
    counts: 'caption languages',
    specified: '12+ caption languages',
  },
  'assets-remediated': {
    value: '15,000+',
    counts: 'assets remediated',
    specified: '15,000+ assets remediated',
  },
  compliance: {
    value: '98%',
    counts: 'compliance',
    specified: '98% compliance',
    pages: ['/accessibility-compliance-solutions'],
  },
  'efficiency-accelerators': {
    value: '75%',
    counts: 'efficiency gain',
    specified: 'efficiency claims of 75%, 85% and 60%',
    pages: ['/cognify/ai-accelerators'],
  },
  'efficiency-content': {
    value: '85%',
    counts: 'efficiency gain',
    specified: 'efficiency claims of 75%, 85% and 60%',
    pages: ['/cognify/content-enhancement'],
  },
  'efficiency-accessibility': {
    value: '60%',
    counts: 'efficiency gain',
    specified: 'efficiency claims of 75%, 85% and 60%',
    pages: ['/cognify/ai-accessibility'],
  },
  'accessibility-engineers': {
    value: '200+',
    counts: 'accessibility engineers',
    specified: '200+ accessibility engineers',
  },
  'wcag-automation': {
    value: '40%',
    counts: 'automation on WCAG 2.1',
    specified: '40% automation on WCAG 2.1',
    pages: ['/cognify/ai-accessibility'],
  },

  'cloud-operational-costs': {
    value: '25%',
    counts: 'lower operational costs after cloud migration',
    specified: '25% lower operational costs after cloud migration',
    pages: ['/cognify/ai-and-cloud-service'],
  },
  'cloud-load-times': {
    value: '75%',
    counts: 'improvement in platform load times',
    specified: '75% improvement in platform load times',
    pages: ['/cognify/ai-and-cloud-service'],
  },
  'cloud-deployments': {
    value: '40+',
    counts: 'major EdTech cloud deployments managed',
    specified: '40+ major EdTech cloud deployments managed',
    pages: ['/cognify/ai-and-cloud-service'],
  },
  'cloud-uptime-all-clients': {
    value: '99.99%',
    counts: 'cloud uptime across all clients',
    specified: '99.99% cloud uptime across all clients',
    pages: ['/cognify/ai-and-cloud-service'],
  },
  'cloud-records': {
    value: '10M+',
    counts: 'student records migrated securely',
    specified: '10M+ student records migrated securely',
    pages: ['/cognify/ai-and-cloud-service'],
  },
  'cloud-content': {
    value: '500TB+',
    counts: 'educational content cloud-hosted',
    specified: '500TB+ educational content cloud-hosted',
    pages: ['/cognify/ai-and-cloud-service'],
  },
  'ai-tech-solutions': {
    value: '60+',
    counts: 'custom EdTech solutions delivered',
    specified: '60+ custom EdTech solutions delivered',
    pages: ['/cognify/ai-enabled-tech'],
  },
  'ai-tech-users': {
    value: '250K+',
    counts: 'monthly active users supported',
    specified: '250K+ monthly active users supported',
    pages: ['/cognify/ai-enabled-tech'],
  },
  'ai-tech-learning-gains': {
    value: '18%',
    counts: 'learning gains with adaptive tech',
    specified: '18% learning gains with adaptive tech',
    pages: ['/cognify/ai-enabled-tech'],
  },
  'ai-tech-uptime': {
    value: '99.95%',
    counts: 'uptime for platforms managed',
    specified: '99.95% uptime for platforms managed',
    pages: ['/cognify/ai-enabled-tech'],
  },

  'support-tickets': {
    value: '43%',
    counts: 'fewer IT support tickets',
    specified: '43% fewer IT support tickets',
    study: '/case-studies/hybrid-cloud-implementation',
    elsewhere: {
      number: '43%',
      description: 'fewer IT support tickets in one hybrid-cloud project',
    },
    wordings: ['cut IT support tickets by 43%', '43% fewer tickets'],
  },
  'active-students': {
    value: '5K to 50K',
    counts: 'active students',
    specified: 'user growth from 5K to 50K active students with over 30% infrastructure savings',
    study: '/case-studies/cloud-ai-virtual-classroom',
    elsewhere: {
      number: '50K',
      description: 'active students in one virtual classroom, up from 5K',
    },
    wordings: ['5K to 50K students'],
  },
  'infrastructure-savings': {
    value: '30%+',
    counts: 'infrastructure savings',
    specified: 'user growth from 5K to 50K active students with over 30% infrastructure savings',
    study: '/case-studies/cloud-ai-virtual-classroom',
    elsewhere: {
      number: '30%+',
      description: 'infrastructure savings in one virtual-classroom project',
    },
    wordings: ['over 30% infrastructure savings'],
  },
  'learning-gains': {
    value: '18%',
    counts: 'learning gains',
    specified: '18% learning gains',
    study: '/case-studies/adaptive-learning-ai-platform',
  },
  'faster-releases': {
    value: '3x',
    counts: 'faster releases',
    specified: '3x faster releases',
    study: '/case-studies/modernization-edtech-suite',
    elsewhere: { number: '3x', description: 'faster releases in one modernized product suite' },
    wordings: ['Releases are 3x faster'],
  },
  'questions-assessed': {
    value: '120+',
    counts: 'practice questions assessed',
    specified: '120+ practice questions assessed',
    study: '/case-studies/ai-model-evaluation',
    elsewhere: {
      number: '120+',
      description: 'practice questions assessed in one AI model evaluation',
    },
    wordings: [
      'assessed 120+ practice questions',
      '120+ generated practice questions',
      '120+ questions',
    ],
  },
  'summaries-reviewed': {
    value: '400+',
    counts: 'summaries reviewed',
    specified: '400+ summaries reviewed',
    study: '/case-studies/ai-model-evaluation',
    elsewhere: { number: '400+', description: 'summaries reviewed in the same evaluation' },
    wordings: ['reviewed 400+ summaries', '400+ summaries'],
  },
  'lab-savings': {
    value: '30%',
    counts: 'cost savings',
    specified: '30% cost savings',
    study: '/case-studies/biology-virtual-labs',
    elsewhere: { number: '30%', description: 'cost savings in biology virtual labs' },
  },
  'lab-assets': {
    value: 'WCAG',
    counts: 'compliant assets',
    specified: 'WCAG compliant assets',
    study: '/case-studies/biology-virtual-labs',
  },
  'learning-hours': {
    value: '150',
    counts: 'learning hours',
    specified: '150 learning hours',
    study: '/case-studies/workforce-readiness-curriculum',
    elsewhere: {
      number: '150',
      description: 'learning hours in one workforce-readiness curriculum',
    },
  },
  animations: {
    value: '7',
    counts: 'new animations',
    specified: '7 new animations',
    study: '/case-studies/workforce-readiness-curriculum',
    elsewhere: { number: '7', description: 'new animations in one workforce-readiness curriculum' },
  },
  simulations: {
    value: '50',
    counts: 'custom simulations',
    specified: '50 custom simulations',
    study: '/case-studies/accessible-multilingual-simulations',
    elsewhere: { number: '50', description: 'custom simulations, accessible and multilingual' },
    wordings: [
      'Fifty simulations',
      'what the fifty had in common',
      '50 accessible, multilingual simulations',
    ],
  },
  'simulation-weeks': {
    value: '7 weeks',
    counts: 'timeframe',
    specified: '7 weeks timeframe',
    study: '/case-studies/accessible-multilingual-simulations',
    elsewhere: { number: '7 weeks', description: 'timeframe for those simulations' },
    wordings: ['7-week timeframe', 'in 7 weeks'],
  },
  courses: {
    value: '27',
    counts: 'courses delivered',
    specified: '27 courses delivered',
    study: '/case-studies/at-risk-learner-courses',
    elsewhere: { number: '27', description: 'courses delivered for at-risk higher-ed students' },
    wordings: [
      'delivered 27 courses',
      '27 courses for at-risk higher-ed students',
      '27 courses in 6 disciplines',
      '27 higher-education courses',
      '27 delivered',
    ],
  },
  disciplines: {
    value: '6',
    counts: 'disciplines covered',
    specified: '6 disciplines covered',
    study: '/case-studies/at-risk-learner-courses',
    elsewhere: { number: '6', description: 'disciplines covered by those courses' },
    wordings: ['covering 6 disciplines', 'in 6 disciplines'],
  },
} as const satisfies Readonly<Record<string, FigureInput>>;

export type FigureName = keyof typeof figures;

/** A figure in a page's statistics, labeled as such if it comes from a single project. */
export function statistic(name: FigureName): { number: string; description: string } {
  const figure = figureNamed(name);
  return figure.elsewhere ?? { number: figure.value, description: figure.counts };
}

/** A figure on the case study that it comes from. */
export function metric(name: FigureName): { value: string; label: string } {
  const { value, counts } = figureNamed(name);
  return { value, label: counts };
}

/** Content is also read without type checks, by tools/check-content.ts. */
function figureNamed(name: FigureName): FigureInput {
  const all: Readonly<Record<string, FigureInput>> = figures;
  const figure = all[name];
  if (figure !== undefined) return figure;
  throw new RangeError(
    `no figure "${name}" in src/content/figures.ts, which has ${Object.keys(all).join(', ')}`,
  );
}
