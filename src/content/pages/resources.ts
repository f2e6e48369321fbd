import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'document',
  name: 'Resources',
  line: 'support',
  head: {
    title: 'EdTech resources: accessibility, AI, content, data',
    description: `Articles, case studies, and a guide to standards from ${site.name}, sorted by what you are working on: accessibility, AI, content, platforms, or student data.`,
  },
  hero: {
    title: 'Resources',
    subtitle:
      'A reading list for the job you’re doing now, sorted by subject. You can save any of it and read it offline.',
    picture: { motifs: ['stack', 'book', 'lens', 'page'] },
  },
  sections: [
    {
      id: 'how-to-use',
      heading: 'How to use this page',
      blocks: [
        {
          type: 'paragraph',
          text: 'Most groups below begin with an article that explains the subject, go on to a case study or a worked example, and end with the service that does it. You never have to trade your email address for any of it.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Writing an RFP or a business case?',
              description:
                'Begin with the articles. They name the standards and the questions to ask a vendor.',
            },
            {
              term: 'Something to fill in?',
              description:
                'Our [tools](/tools) work out back-to-school dates and print our answers for procurement.',
            },
            {
              term: 'Need a list to work through?',
              description:
                'Take one of the [checklists](/checklists), on paper or as a spreadsheet.',
            },
            {
              term: 'Comparing vendors’ work?',
              description:
                'Our [sample papers](/samples) include an audit finding, a conformance report page, and a scoping sheet.',
            },
            {
              term: 'Asking which law applies, and from when?',
              description:
                '[Rules and dates](/regulations) names the official text of each law, and can be followed as a calendar or a feed.',
            },
            {
              term: 'Looking for proof?',
              description:
                '[Start with your problem](/start) to get one story about it, or go through all [case studies](/case-studies). Case studies give a project’s figures and our method for that kind of work. Worked examples are labeled as such and don’t report results.',
            },
            {
              term: 'Reading on the go?',
              description:
                'Open [Saved pages](/offline) while you’re connected, and make sure the whole site is on your device.',
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
                'The European standard for accessible ICT. Version 3.2.1 adopts WCAG 2.1 level AA for web content and adds requirements for software, documents, hardware, and support services.',
            },
            {
              term: 'Section 508 and ADA',
              description:
                'Section 508 binds US federal agencies in what they build, buy, and use. The rule under Title II of the ADA sets WCAG 2.1 level AA for state and local governments, public schools and universities included.',
            },
            {
              term: 'European Accessibility Act',
              description:
                'Has applied since June 28, 2025, to listed products and services offered to consumers in the EU, among them e-books and e-commerce. [What it means for digital learning](/european-accessibility-act-eaa).',
            },
            {
              term: 'FERPA and COPPA',
              description:
                'Two US federal laws. FERPA protects education records; COPPA protects the personal information that online services collect from children under 13.',
            },
            {
              term: 'GDPR and CCPA',
              description:
                'The data protection law of the European Union, and the privacy law of California.',
            },
            {
              term: 'NDPA and HECVAT',
              description:
                'Two forms that save everyone time. The National Data Privacy Agreement of the Student Data Privacy Consortium is used by many school districts. The HECVAT is a security questionnaire that colleges and universities send to vendors.',
            },
            {
              term: 'LTI 1.3 and LTI Advantage',
              description:
                'How a learning tool is launched from an LMS, learns who’s in the class, and sends grades back.',
            },
            {
              term: 'OneRoster and Ed-Fi',
              description:
                'OneRoster moves class lists and grades between a student information system and other tools. Ed-Fi is a data standard with which districts and states bring student data from many systems together.',
            },
            {
              term: 'QTI',
              description: 'A format for test items and tests, so they can move between systems.',
            },
            {
              term: 'xAPI and Caliper Analytics',
              description: 'Two ways of recording what learners do, so it can be analyzed.',
            },
            {
              term: 'SOC 2 and ISO 27001',
              description:
                'An auditor’s report on a service organization’s controls, and a standard (ISO/IEC 27001) for managing information security. Ask a vendor for the scope behind the logo.',
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
          description: 'Article: who decides what, and when, role by role.',
          href: '/blogs/accessibility-by-design',
        },
        {
          icon: 'clipboard-text',
          title: 'Accessible assessment remediation',
          description: 'Worked example: item types for keyboard and screen reader.',
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
          description: 'Article: from a written purpose to monitoring in service.',
          href: '/blogs/responsible-ai-in-edtech',
        },
        {
          icon: 'clipboard-text',
          title: 'AI model evaluation',
          description: 'Case study: practice questions and summaries, reviewed.',
          href: '/case-studies/ai-model-evaluation',
        },
        {
          icon: 'shield-check',
          title: 'DeepSight AI',
          description:
            'Service: a responsible-AI framework, and insight from your catalog and learning data.',
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
          description: 'Case study: labs with WCAG compliant assets.',
          href: '/case-studies/biology-virtual-labs',
        },
        {
          icon: 'book-open-text',
          title: 'Outcome-based content',
          description: 'Service: courses planned backward from outcomes.',
          href: '/build/outcome-based-learning-content-development-services',
        },
      ],
    },
    {
      title: 'Platforms and vendors',
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
          description: 'Case study: fewer IT support tickets.',
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
          title: 'Analytics and intervention system',
          description: 'Worked example: alerts that an advisor can explain and act on.',
          href: '/case-studies/analytics-intervention-system',
        },
        {
          icon: 'chart-line-up',
          title: 'Learning analytics',
          description: 'Service: dashboards and early alerts from learning data.',
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
          description: 'Report: seven shifts, with a first step for each.',
          href: '/blogs/education-learning-trends-2025',
        },
        {
          icon: 'article',
          title: 'Workforce skills that last',
          description: 'Article: training that outlasts the tool.',
          href: '/blogs/workforce-skills-that-last',
        },
        {
          icon: 'clipboard-text',
          title: 'Workforce-readiness curriculum',
          description: 'Case study: a program built around tasks on the job.',
          href: '/case-studies/workforce-readiness-curriculum',
        },
      ],
    },
  ],
  contact: {
    title: 'Didn’t find what you need?',
    topic: 'reading',
    body: 'If your subject isn’t here, ask. We may have a page you missed.',
  },
});
