import { metric } from '#src/content/figures.ts';
import { firstAnswer, sentence } from '#src/content/house.ts';
import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'home',
  name: 'Home',
  line: 'solve',
  head: {
    title: `${site.name}: digital learning and EdTech services`,
    description: site.description,
  },
  hero: {
    title: 'Create value for your business',
    subtitle:
      'We build and run digital learning for [publishers](/k-12), [universities](/higher-education), [employers](/workforce), and [districts](/school-districts).',
    link: { text: 'Talk to us', href: '/contact-us' },
  },
  house: { ...sentence, answer: firstAnswer },
  stage: {
    title: `One minute of ${site.product}`,
    text: 'Move the Sun, take a seat, and try on six names.',
    link: { text: `Try ${site.product} as a teacher`, href: '/deliver/hausebox/demo' },
  },
  segments: {
    title: 'Achieve your goals',
    intro: 'Choose your field.',
    items: [
      {
        id: 'k-12',
        title: 'K-12 EdTech and Publishing',
        description:
          'For publishers and EdTech companies whose products have to work on every district device from the first day of school.',
        picture: { motifs: ['pencil', 'book', 'tick'], line: 'solve' },
        content: {
          state: 'ready',
          tiles: [
            {
              icon: 'users-three',
              title: 'User Experiences',
              description: 'Fewer steps between a teacher and the lesson.',
              href: '/k-12/user-experiences',
            },
            {
              icon: 'target',
              title: 'Learning Efficacy',
              description: 'Content aligned to standards, with evidence of what was learned.',
              href: '/k-12/learning-efficacy',
            },
            {
              icon: 'person-arms-spread',
              title: 'Accessibility',
              description: 'Every learner can read the page and answer.',
              href: '/k-12/digital-accessibility',
            },
            {
              icon: 'devices',
              title: 'Learning Technology',
              description: 'Platforms that connect to district systems and stay up.',
              href: '/k-12/learning-technology',
            },
            {
              icon: 'strategy',
              title: 'Product Strategy',
              description: 'A roadmap that says what comes next, and why.',
              href: '/k-12/digital-strategy',
            },
            {
              icon: 'brain',
              title: 'AI For K12',
              description: 'AI features with guardrails that a district can inspect.',
              href: '/k-12/ai-solutions',
            },
            {
              icon: 'calendar-check',
              title: 'Back to School Readiness',
              description: 'Rosters and content ready when school starts.',
              href: '/k-12/school-readiness',
            },
          ],
          link: { text: 'VIEW ALL CHALLENGES', href: '/k-12' },
        },
      },
      {
        id: 'higher-ed',
        title: 'Higher Ed',
        description:
          'For universities and colleges that move courses online and want to see early which students need help.',
        picture: { motifs: ['cap', 'flask', 'chart'], line: 'cognify' },
        content: {
          state: 'ready',
          tiles: [
            {
              icon: 'virtual-reality',
              title: 'Virtual labs and simulations',
              description: 'Lab work that students can repeat from anywhere.',
              href: '/build/immersive-learning-solutions',
            },
            {
              icon: 'book-open-text',
              title: 'Course development',
              description: 'Courses designed from outcomes, with your faculty.',
              href: '/build/outcome-based-learning-content-development-services',
            },
            {
              icon: 'chart-line-up',
              title: 'Learning analytics',
              description: 'Signals that reach an advisor while there’s time to act.',
              href: '/learning-analytics',
            },
            {
              icon: 'cloud-arrow-up',
              title: 'Cloud and AI services',
              description: 'Campus platforms moved in stages and kept running.',
              href: '/cognify/ai-and-cloud-service',
            },
            {
              icon: 'scales',
              title: 'Accessibility compliance',
              description: 'Course sites and documents brought up to WCAG AA, with evidence.',
              href: '/accessibility-compliance-solutions',
            },
          ],
          link: { text: 'VIEW ALL FOR HIGHER EDUCATION', href: '/higher-education' },
        },
      },
      {
        id: 'workforce-skills',
        title: 'Workforce Skills',
        description:
          'For training companies and corporate learning leaders who have to show that people can do the job after the course.',
        picture: { motifs: ['ladder', 'gear', 'target'], line: 'build' },
        content: {
          state: 'ready',
          tiles: [
            {
              icon: 'briefcase',
              title: 'Skills-based curriculum',
              description: 'Programs written backward from tasks at work.',
              href: '/build/outcome-based-learning-content-development-services',
            },
            {
              icon: 'cube',
              title: `Learning delivery with ${site.product}`,
              description: 'Courses and reports in one place, under your name.',
              href: '/deliver/hausebox',
            },
            {
              icon: 'exam',
              title: 'Adaptive assessments',
              description: 'Short tests that find out what each person can already do.',
              href: '/adaptive-assessments',
            },
            {
              icon: 'sparkle',
              title: 'AI for content',
              description: 'Course updates drafted by AI and approved by your experts.',
              href: '/cognify/content-enhancement',
            },
            {
              icon: 'chalkboard-teacher',
              title: 'Training',
              description: 'Instructors and administrators ready before a program opens.',
              href: '/services/training',
            },
          ],
          link: { text: 'VIEW ALL FOR WORKFORCE LEARNING', href: '/workforce' },
        },
      },
      {
        id: 'school-districts',
        title: 'School Districts',
        description:
          'For district leaders with dozens of tools to keep connected and safe for student data.',
        picture: { motifs: ['bus', 'key', 'shield'], line: 'support' },
        content: {
          state: 'ready',
          tiles: [
            {
              icon: 'headset',
              title: 'Technical support',
              description: 'Answers for teachers and families.',
              href: '/support/technical',
            },
            {
              icon: 'plugs-connected',
              title: 'Single sign-on and LTI',
              description: 'One sign-in for every tool, with rosters that stay current.',
              href: '/services/platform-integration',
            },
            {
              icon: 'magnifying-glass',
              title: 'Accessibility testing',
              description:
                'Know whether your tools meet WCAG 2.1 AA, as the ADA Title II rule requires.',
              href: '/support/accessibility-testing',
            },
            {
              icon: 'graduation-cap',
              title: 'Professional development',
              description: 'Courses and coaching through the school year.',
              href: '/support/professional-development',
            },
            {
              icon: 'lock-key',
              title: 'Student data governance',
              description: 'FERPA and COPPA questions to ask before you buy a tool.',
              href: '/blogs/data-governance-for-student-data',
            },
            {
              icon: 'wrench',
              title: 'Ongoing support',
              description: 'One agreement for fixes, and coverage in peak weeks.',
              href: '/services/ongoing-support',
            },
          ],
          link: { text: 'VIEW ALL FOR SCHOOL DISTRICTS', href: '/school-districts' },
        },
      },
    ],
  },
  solutions: {
    title: 'Our Digital Learning Solutions and Services',
    intro:
      'With 30+ years of expertise in digital learning, we can take a product from the first idea through its years in use.',
    tiles: [
      {
        id: 'cognify',
        title: 'COGNIFY',
        description:
          'Ethical AI solutions for learning, from a framework for responsible use to accessible media.',
        picture: { motifs: ['spark', 'node'], line: 'cognify' },
        href: '/cognify',
      },
      {
        id: 'deliver',
        title: 'DELIVER',
        description: `Tools to deploy learning effectively, with ${site.product}, learning analytics, and user training.`,
        picture: { motifs: ['arrows', 'cube'], line: 'deliver' },
        href: '/deliver',
      },
      {
        id: 'build',
        title: 'BUILD',
        description: 'Learning platforms and products, and content designed from outcomes.',
        picture: { motifs: ['stack', 'gear'], line: 'build' },
        href: '/build',
      },
      {
        id: 'support',
        title: 'SUPPORT',
        description:
          'EdTech operations and infrastructure, from help desks to accessibility testing.',
        picture: { motifs: ['headset', 'speech'], line: 'support' },
        href: '/support',
      },
    ],
  },
  caseStudies: {
    title: 'How we enable success for your organization',
    intro: 'Five client projects, each with its figures.',
    items: [
      {
        id: 'ai-model-evaluation',
        tag: 'CASE STUDY',
        title: 'Evaluating an AI model before learners meet it',
        picture: { motifs: ['lens', 'spark', 'tick'], line: 'cognify' },
        metrics: [metric('questions-assessed'), metric('summaries-reviewed')],
        href: '/case-studies/ai-model-evaluation',
      },
      {
        id: 'biology-virtual-labs',
        tag: 'CASE STUDY',
        title: 'Virtual biology labs that every student can run',
        picture: { motifs: ['flask', 'screen', 'node'], line: 'build' },
        metrics: [metric('lab-savings'), metric('lab-assets')],
        href: '/case-studies/biology-virtual-labs',
      },
      {
        id: 'workforce-readiness-curriculum',
        tag: 'CASE STUDY',
        title: 'A curriculum for the first day at work, and the months after',
        picture: { motifs: ['ladder', 'people', 'play'], line: 'deliver' },
        metrics: [metric('learning-hours'), metric('animations')],
        href: '/case-studies/workforce-readiness-curriculum',
      },
      {
        id: 'accessible-multilingual-simulations',
        tag: 'CASE STUDY',
        title: 'Fifty simulations, several languages, no one left out',
        picture: { motifs: ['globe', 'speech', 'eye'], line: 'solve' },
        metrics: [metric('simulations'), metric('simulation-weeks')],
        href: '/case-studies/accessible-multilingual-simulations',
      },
      {
        id: 'at-risk-learner-courses',
        tag: 'CASE STUDY',
        title: 'Courses for at-risk higher-ed students',
        picture: { motifs: ['path', 'cap', 'book'], line: 'support' },
        metrics: [metric('courses'), metric('disciplines')],
        href: '/case-studies/at-risk-learner-courses',
      },
    ],
  },
  insights: {
    title: `Latest at ${site.name}`,
    intro: 'A report and six articles to use in your own work.',
    items: [
      {
        id: 'trends',
        category: 'Education & Learning trends 2025 report',
        headline: 'What 2025 asks of digital learning',
        description:
          'What 2025 changed, from accessibility deadlines to AI in class, as of November 2026, and what you can do about it.',
        ctaText: 'Read the report',
        ctaLink: '/blogs/education-learning-trends-2025',
        bgImage: { motifs: ['chart', 'calendar', 'book'], line: 'discover' },
      },
      {
        id: 'tech-outsourcing',
        category: 'Tech Outsourcing',
        headline: 'Outsource the work, keep the knowledge',
        description:
          'Which parts of an EdTech product to hand over, and what to write into the contract so you keep the rest.',
        ctaText: 'Read the article',
        ctaLink: '/blogs/tech-outsourcing-for-edtech',
        bgImage: { motifs: ['people', 'gear', 'arrows'], line: 'build' },
      },
      {
        id: 'accessibility',
        category: 'Accessibility',
        headline: 'Accessibility belongs in the design file',
        description:
          'The decisions that settle WCAG results are made long before testing. Here’s where, and who makes them.',
        ctaText: 'Read the article',
        ctaLink: '/blogs/accessibility-by-design',
        bgImage: { motifs: ['eye', 'pencil', 'keyboard'], line: 'solve' },
      },
      {
        id: 'immersive-learning',
        category: 'Immersive learning',
        headline: 'Immersive learning: when is a headset worth it?',
        description:
          'Where a simulation or a headset teaches better than a page, and where it doesn’t.',
        ctaText: 'Read the article',
        ctaLink: '/blogs/immersive-learning-in-practice',
        bgImage: { motifs: ['goggles', 'cube', 'flask'], line: 'deliver' },
      },
      {
        id: 'ai-in-edtech',
        category: 'AI in EdTech',
        headline: 'Responsible AI, in steps you can check',
        description:
          'From a written purpose to monitoring: how to bring AI into a learning product and stay answerable for it.',
        ctaText: 'Read the article',
        ctaLink: '/blogs/responsible-ai-in-edtech',
        bgImage: { motifs: ['spark', 'shield', 'node'], line: 'cognify' },
      },
      {
        id: 'workforce-development',
        category: 'Workforce Development',
        headline: 'Skills that outlast the tool',
        description: 'Workplace training that still holds when the software changes.',
        ctaText: 'Read the article',
        ctaLink: '/blogs/workforce-skills-that-last',
        bgImage: { motifs: ['ladder', 'target', 'clock'], line: 'build' },
      },
      {
        id: 'data-governance',
        category: 'Data Governance',
        headline: 'Student data needs an owner',
        description:
          'What to collect, and what to tell a district that asks. FERPA, COPPA, and GDPR without the legalese.',
        ctaText: 'Read the article',
        ctaLink: '/blogs/data-governance-for-student-data',
        bgImage: { motifs: ['shield', 'stack', 'page'], line: 'support' },
      },
    ],
  },
  contact: {
    title: 'Tell us what stands in the way',
    topic: 'call',
    body: 'Four teams answer: K-12 publishing, higher education, workforce learning, and school districts. Name your field and what you’ve tried so far.',
  },
});
