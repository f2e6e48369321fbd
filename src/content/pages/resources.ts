import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'document',
  name: 'Resources',
  line: 'support',
  head: {
    title: 'Resources on digital learning, by subject',
    description: `Articles, case studies and guides from ${site.name}, sorted by what you are working on: accessibility, AI, content, platforms, data and product decisions.`,
  },
  hero: {
    title: 'Resources',
    subtitle:
      'The most useful pages of this site, sorted by what you may be working on. All of them can be saved and read offline.',
    picture: { motifs: ['stack', 'book', 'lens', 'page'] },
  },
  sections: [
    {
      id: 'how-to-use',
      heading: 'How to use this page',
      blocks: [
        {
          type: 'paragraph',
          text: 'Most groups begin with an article that explains the subject, go on to a case study that shows it at work, and end with the service that does it. Nothing asks for your email address in return.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Writing a tender or a business case?',
              description:
                'Begin with the articles. They name the standards and the questions to put to any supplier.',
            },
            {
              term: 'Looking for proof?',
              description:
                'Go to the [case studies](/case-studies): the challenge, the approach, the outcome, and what others can take from it.',
            },
            {
              term: 'Reading on the way?',
              description:
                'Open [Saved pages](/offline) while you are connected, and see that the whole site is on your device.',
            },
          ],
        },
      ],
    },
    {
      id: 'standards',
      heading: 'Standards that come up again and again',
      blocks: [
        {
          type: 'terms',
          items: [
            {
              term: 'WCAG 2.1 and 2.2',
              description:
                'The W3C’s guidelines for accessible web content. Level AA is what most laws and contracts ask for.',
            },
            {
              term: 'EN 301 549',
              description:
                'The European standard for accessible ICT. In V3.2.1 it takes over WCAG 2.1 level AA for web content, and it adds software, documents, hardware and support. Version 4, the revision, moves on to WCAG 2.2.',
            },
            {
              term: 'Section 508 and ADA',
              description:
                'Section 508 binds US federal agencies, in what they build, buy and use. The rule under Title II of the ADA sets WCAG 2.1 level AA for state and local government, public schools and universities included.',
            },
            {
              term: 'European Accessibility Act',
              description:
                'Has applied since 28 June 2025 to listed products and services offered to consumers in the EU, among them e-books and e-commerce. [What it means for digital learning](/european-accessibility-act-eaa).',
            },
            {
              term: 'FERPA and COPPA',
              description:
                'US federal law: FERPA protects education records, COPPA the personal information that online services collect from children under 13.',
            },
            {
              term: 'GDPR and CCPA',
              description:
                'The data protection law of the European Union, and the privacy law of California.',
            },
            {
              term: 'LTI 1.3 and LTI Advantage',
              description:
                'How a learning tool is launched from an LMS, learns who is in the class and sends grades back.',
            },
            {
              term: 'QTI',
              description:
                'A format for test items and tests, so that they can move between systems.',
            },
            {
              term: 'xAPI and Caliper Analytics',
              description: 'Two ways of recording what learners do, so that it can be analysed.',
            },
            {
              term: 'SOC 2 and ISO 27001',
              description:
                'An auditor’s report on a service organisation’s controls, and a standard (ISO/IEC 27001) for managing information security. Ask a supplier for the scope, not only for the logo.',
            },
          ],
        },
      ],
    },
  ],
  groups: [
    {
      title: 'Accessibility',
      items: [
        {
          icon: 'article',
          title: 'Accessibility by design',
          description: 'Article: the decisions that settle the result early.',
          href: '/blogs/accessibility-by-design',
        },
        {
          icon: 'clipboard-text',
          title: 'Accessible assessment remediation',
          description: 'Case study: item types for keyboard and screen reader.',
          href: '/case-studies/accessible-assessment-remediation',
        },
        {
          icon: 'magnifying-glass',
          title: 'Accessibility testing',
          description: 'Service: audits and tests with evidence.',
          href: '/support/accessibility-testing',
        },
      ],
    },
    {
      title: 'AI in learning',
      items: [
        {
          icon: 'article',
          title: 'Responsible AI in EdTech',
          description: 'Article: from a written purpose to a named owner.',
          href: '/blogs/responsible-ai-in-edtech',
        },
        {
          icon: 'clipboard-text',
          title: 'AI model evaluation',
          description: 'Case study: questions and summaries put to the test.',
          href: '/case-studies/ai-model-evaluation',
        },
        {
          icon: 'shield-check',
          title: 'DeepSight AI',
          description:
            'Service: a responsible-AI framework, and insight from your catalogue and learning data.',
          href: '/cognify/deepsight',
        },
      ],
    },
    {
      title: 'Content and immersive learning',
      items: [
        {
          icon: 'article',
          title: 'Immersive learning in practice',
          description: 'Article: when a simulation is worth making.',
          href: '/blogs/immersive-learning-in-practice',
        },
        {
          icon: 'clipboard-text',
          title: 'Biology virtual labs',
          description: 'Case study: labs built to WCAG from shared parts.',
          href: '/case-studies/biology-virtual-labs',
        },
        {
          icon: 'book-open-text',
          title: 'Outcome-based content',
          description: 'Service: courses written backwards from outcomes.',
          href: '/build/outcome-based-learning-content-development-services',
        },
      ],
    },
    {
      title: 'Platforms and suppliers',
      items: [
        {
          icon: 'article',
          title: 'Tech outsourcing for EdTech',
          description: 'Article: what to hand over and what to keep.',
          href: '/blogs/tech-outsourcing-for-edtech',
        },
        {
          icon: 'clipboard-text',
          title: 'Hybrid cloud implementation',
          description: 'Case study: fewer support tickets after the move.',
          href: '/case-studies/hybrid-cloud-implementation',
        },
        {
          icon: 'stack',
          title: 'Custom platform development',
          description: 'Service: a learning platform of your own.',
          href: '/build/custom-platform-development',
        },
      ],
    },
    {
      title: 'Student data and analytics',
      items: [
        {
          icon: 'article',
          title: 'Data governance for student data',
          description: 'Article: what to collect and how long to keep it.',
          href: '/blogs/data-governance-for-student-data',
        },
        {
          icon: 'clipboard-text',
          title: 'Analytics intervention system',
          description: 'Case study: signals that reach people in time.',
          href: '/case-studies/analytics-intervention-system',
        },
        {
          icon: 'chart-line-up',
          title: 'Learning analytics',
          description: 'Service: learning data made useful.',
          href: '/learning-analytics',
        },
      ],
    },
    {
      title: 'Skills and trends',
      items: [
        {
          icon: 'article',
          title: 'Education & Learning trends 2025',
          description: 'Report: what changed, and what to do about it.',
          href: '/blogs/education-learning-trends-2025',
        },
        {
          icon: 'article',
          title: 'Workforce skills that last',
          description: 'Article: training that outlives the tool.',
          href: '/blogs/workforce-skills-that-last',
        },
        {
          icon: 'clipboard-text',
          title: 'Workforce-readiness curriculum',
          description: 'Case study: a programme built around work.',
          href: '/case-studies/workforce-readiness-curriculum',
        },
      ],
    },
  ],
  contact: {
    body: 'If you did not find your subject, ask. We will point you to the right page, or see that it gets written.',
  },
});
