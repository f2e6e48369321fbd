/**
 * The house that a problem builds: a sentence with three blanks on the home page, and its answers
 * (docs/specification.md, 2.3). The first option of each blank is the default. A field chooses roof, sign and
 * colors of the house, a problem the picture in its window, a date its ground floor. Every field has an answer for
 * every problem.
 */

export const fields = [
  {
    id: 'k-12',
    phrase: 'K-12 publishing',
    name: 'K-12 publishing and EdTech',
    line: 'solve',
    roof: 'book',
    sign: 'pencil',
  },
  {
    id: 'higher-education',
    phrase: 'higher education',
    name: 'Higher education',
    line: 'cognify',
    roof: 'board',
    sign: 'flask',
  },
  {
    id: 'workforce',
    phrase: 'workforce learning',
    name: 'Workforce learning',
    line: 'build',
    roof: 'workshop',
    sign: 'gear',
  },
  {
    id: 'districts',
    phrase: 'a school district',
    name: 'School districts',
    line: 'support',
    roof: 'hall',
    sign: 'bus',
  },
] as const;

export const problems = [
  { id: 'content', phrase: 'content that teaches', name: 'Content that teaches', motif: 'book' },
  {
    id: 'accessibility',
    phrase: 'accessible products',
    name: 'Accessible products',
    motif: 'eye',
  },
  { id: 'ai', phrase: 'AI we can check', name: 'AI that can be checked', motif: 'spark' },
  {
    id: 'platform',
    phrase: 'platforms that connect',
    name: 'Platforms that connect',
    motif: 'plug',
  },
  {
    id: 'evidence',
    phrase: 'to see who needs help',
    name: 'Seeing who needs help',
    motif: 'lens',
  },
  {
    id: 'support',
    phrase: 'help in busy weeks',
    name: 'Help in busy weeks',
    motif: 'headset',
  },
] as const;

export const terms = [
  {
    id: 'school-year',
    phrase: 'the next school year',
    hands: { hour: 15, minute: 0 },
    lit: 1,
    isOpen: false,
  },
  {
    id: 'term',
    phrase: 'the start of next semester',
    hands: { hour: 45, minute: 0 },
    lit: 2,
    isOpen: false,
  },
  {
    id: 'month',
    phrase: 'the end of this month',
    hands: { hour: 59, minute: 50 },
    lit: 3,
    isOpen: false,
  },
  { id: 'open', phrase: 'a date still to be set', lit: 0, isOpen: true },
] as const;

export const words = {
  title: 'The house that your problem builds',
  field: { label: 'I work in', hint: 'your field' },
  problem: { label: 'and need', hint: 'your problem' },
  term: { label: 'by', hint: 'your date' },
  submit: `See all ${String(fields.length * problems.length)} houses`,
  enquiry: 'Contact us',
};

type Field = (typeof fields)[number]['id'];
type Problem = (typeof problems)[number]['id'];

const answer = <T extends string>(
  field: Field,
  problem: Problem,
  topic: T,
  pages: readonly [string, string],
  story: string,
) => ({ id: `${field}-${problem}`, topic, links: [...pages, `/case-studies/${story}`] });

const COURSES = '/build/outcome-based-learning-content-development-services';

/** The answer to the first options, which the home page shows. */
export const firstAnswer = answer(
  'k-12',
  'content',
  'k-12-content',
  ['/k-12/learning-efficacy', COURSES],
  'standards-alignment-programme',
);

export const answers = [
  firstAnswer,
  answer(
    'k-12',
    'accessibility',
    'k-12-accessibility',
    ['/k-12/digital-accessibility', '/support/accessibility-testing'],
    'accessible-assessment-remediation',
  ),
  answer(
    'k-12',
    'ai',
    'k-12-ai',
    ['/k-12/ai-solutions', '/cognify/content-enhancement'],
    'ai-model-evaluation',
  ),
  answer(
    'k-12',
    'platform',
    'k-12-platforms',
    ['/k-12/learning-technology', '/services/platform-integration'],
    'modernization-edtech-suite',
  ),
  answer(
    'k-12',
    'evidence',
    'assessments',
    ['/adaptive-assessments', '/learning-analytics'],
    'adaptive-learning-ai-platform',
  ),
  answer(
    'k-12',
    'support',
    'k-12-readiness',
    ['/k-12/school-readiness', '/support/technical'],
    'summer-release-readiness',
  ),

  answer(
    'higher-education',
    'content',
    'course-development',
    [COURSES, '/build/immersive-learning-solutions'],
    'biology-virtual-labs',
  ),
  answer(
    'higher-education',
    'accessibility',
    'accessibility',
    ['/accessibility-compliance-solutions', '/cognify/ai-accessibility'],
    'captions-and-descriptions-at-scale',
  ),
  answer(
    'higher-education',
    'ai',
    'ai',
    ['/cognify/ai-accelerators', '/cognify/deepsight'],
    'ai-model-evaluation',
  ),
  answer(
    'higher-education',
    'platform',
    'cloud',
    ['/cognify/ai-and-cloud-service', '/build/custom-platform-development'],
    'hybrid-cloud-implementation',
  ),
  answer(
    'higher-education',
    'evidence',
    'analytics',
    ['/learning-analytics', '/adaptive-assessments'],
    'analytics-intervention-system',
  ),
  answer(
    'higher-education',
    'support',
    'support',
    ['/support/platform-application-support', '/services/optimization'],
    'cloud-ai-virtual-classroom',
  ),

  answer(
    'workforce',
    'content',
    'course-development',
    [COURSES, '/services/training'],
    'workforce-readiness-curriculum',
  ),
  answer(
    'workforce',
    'accessibility',
    'accessibility',
    ['/accessibility-compliance-solutions', '/european-accessibility-act-eaa'],
    'accessible-multilingual-simulations',
  ),
  answer(
    'workforce',
    'ai',
    'ai-content',
    ['/cognify/content-enhancement', '/cognify/ai-enabled-tech'],
    'content-engine-pilot',
  ),
  answer(
    'workforce',
    'platform',
    'demo',
    ['/deliver/hausebox', '/services/platform-integration'],
    'cloud-ai-virtual-classroom',
  ),
  answer(
    'workforce',
    'evidence',
    'assessments',
    ['/adaptive-assessments', '/learning-analytics'],
    'workforce-readiness-curriculum',
  ),
  answer(
    'workforce',
    'support',
    'support',
    ['/services/training', '/services/ongoing-support'],
    'cloud-ai-virtual-classroom',
  ),

  answer(
    'districts',
    'content',
    'content-engineering',
    ['/support/content-engineering-services', '/k-12/learning-efficacy'],
    'standards-alignment-programme',
  ),
  answer(
    'districts',
    'accessibility',
    'accessibility',
    ['/support/accessibility-testing', '/accessibility-compliance-solutions'],
    'accessible-assessment-remediation',
  ),
  answer(
    'districts',
    'ai',
    'ai',
    ['/cognify/deepsight', '/blogs/responsible-ai-in-edtech'],
    'ai-model-evaluation',
  ),
  answer(
    'districts',
    'platform',
    'integration',
    ['/services/platform-integration', '/services/deployment'],
    'single-sign-on-and-lti-rollout',
  ),
  answer(
    'districts',
    'evidence',
    'analytics',
    ['/learning-analytics', '/blogs/data-governance-for-student-data'],
    'data-analytics-acceleration',
  ),
  answer(
    'districts',
    'support',
    'support',
    ['/support/technical', '/support/professional-development'],
    'summer-release-readiness',
  ),
];

const blanks = (options: readonly { readonly id: string; readonly phrase: string }[]) =>
  options.map(({ id, phrase }) => ({ id, phrase }));

/** Shared by the home page and the page of all answers. */
export const sentence = {
  words,
  fields: fields.map(({ id, phrase, line }) => ({ id, phrase, line })),
  problems: blanks(problems),
  terms: blanks(terms),
  drawing: {
    fields: fields.map(({ id, roof, sign }) => ({ id, roof, sign })),
    problems: problems.map(({ id, motif }) => ({ id, motif })),
    terms: terms.map(({ phrase: _, ...evening }) => evening),
  },
};
