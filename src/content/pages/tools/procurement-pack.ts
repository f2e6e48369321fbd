import { answersOf } from '#src/content/answers.ts';
import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';
import compliance from '../accessibility-compliance-solutions.ts';
import platforms from '../build/custom-platform-development.ts';
import build from '../build/index.ts';
import aiDevelopment from '../cognify/ai-enabled-tech.ts';
import cognify from '../cognify/index.ts';
import hausebox from '../deliver/hausebox.ts';
import deliver from '../deliver/index.ts';
import k12Ai from '../k-12/ai-solutions.ts';
import districts from '../school-districts.ts';
import custom from '../services/custom-development.ts';
import deployment from '../services/deployment.ts';
import agreement from '../services/ongoing-support.ts';
import integration from '../services/platform-integration.ts';
import qa from '../services/qa.ts';
import testing from '../support/accessibility-testing.ts';
import support from '../support/index.ts';
import operations from '../support/platform-application-support.ts';

export default definePage({
  layout: 'tool',
  name: 'Procurement pack',
  line: 'support',
  saved: 'on-request',
  head: {
    title: 'Procurement pack: our answers on one page',
    description:
      'Pick the questions that your procurement, legal, and security colleagues ask a vendor, and print our answers as one page. Each answer names its page.',
  },
  hero: {
    title: 'Procurement pack',
    subtitle:
      'Pick the questions your colleagues in procurement, legal, and security will ask. Print our answers as one page.',
    picture: { motifs: ['stack', 'contract', 'tick', 'page'] },
  },
  tool: {
    kind: 'pack',
    from: site.name,
    groups: [
      {
        id: 'student-data',
        title: 'Student data',
        questions: [
          ...answersOf(districts, '/school-districts', 'privacy-agreement'),
          ...answersOf(deliver, '/deliver', 'privacy'),
          ...answersOf(support, '/support', 'data-access'),
          ...answersOf(qa, '/services/qa', 'test-data'),
          ...answersOf(integration, '/services/platform-integration', 'privacy'),
        ],
      },
      {
        id: 'security',
        title: 'Security and access',
        questions: [
          ...answersOf(districts, '/school-districts', 'security-questionnaire'),
          ...answersOf(platforms, '/build/custom-platform-development', 'security'),
          ...answersOf(operations, '/support/platform-application-support', 'production-access'),
        ],
      },
      {
        id: 'accessibility',
        title: 'Accessibility',
        questions: [
          ...answersOf(testing, '/support/accessibility-testing', 'vpat', 'which-version'),
          ...answersOf(build, '/build', 'accessible-from-start'),
          ...answersOf(compliance, '/accessibility-compliance-solutions', 'overlay'),
        ],
      },
      {
        id: 'ai',
        title: 'Artificial intelligence',
        questions: [
          ...answersOf(cognify, '/cognify', 'training-on-data', 'ethical-ai'),
          ...answersOf(aiDevelopment, '/cognify/ai-enabled-tech', 'how-ai-is-used'),
          ...answersOf(k12Ai, '/k-12/ai-solutions', 'under-13'),
        ],
      },
      {
        id: 'ownership',
        title: 'Ownership and exit',
        questions: [
          ...answersOf(build, '/build', 'ownership'),
          ...answersOf(aiDevelopment, '/cognify/ai-enabled-tech', 'ownership'),
          ...answersOf(custom, '/services/custom-development', 'handover'),
          ...answersOf(agreement, '/services/ongoing-support', 'ending'),
          ...answersOf(hausebox, '/deliver/hausebox', 'leaving'),
        ],
      },
      {
        id: 'service',
        title: 'Service and schedule',
        questions: [
          ...answersOf(support, '/support', 'levels', 'peaks'),
          ...answersOf(operations, '/support/platform-application-support', 'uptime-target'),
          ...answersOf(deployment, '/services/deployment', 'who-does-what', 'end-of-deployment'),
        ],
      },
    ],
  },
  notes: {
    title: 'What these answers are',
    paragraphs: [
      'They’re the answers given on other pages of this site, word for word, and each links to its page. When an answer changes there, it changes here.',
      'They describe how we work. What binds both of us is the agreement that we sign, and yours may ask for more. If a certificate isn’t named here, we don’t claim it.',
    ],
  },
  contact: {
    topic: 'call',
    body: 'If your form has a question we haven’t answered here, put it in the contact form and we’ll answer it.',
  },
});
