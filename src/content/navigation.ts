import type { NavigationInput } from './schema/navigation.ts';
import { callHref, telephoneLink } from './reach.ts';
import { site } from './site.ts';

/**
 * The six mega-menus, the footer's columns and the links next to them (docs/specification.md, 2.2). The
 * order of the menus is the reading order of the site: the sitemap and previous/next links follow it.
 */
export const navigation = {
  menus: [
    {
      id: 'solve',
      title: 'SOLVE',
      subtitle: 'Start from a K-12 challenge that you know, and see how we work on it.',
      href: '/solve',
      categories: [
        {
          title: 'Learning and product',
          items: [
            {
              icon: 'users-three',
              title: 'User experiences',
              description: 'Screens that teachers and learners find their way through',
              href: '/k-12/user-experiences',
            },
            {
              icon: 'target',
              title: 'Learning efficacy',
              description: 'Content and assessments aligned to standards and outcomes',
              href: '/k-12/learning-efficacy',
            },
            {
              icon: 'strategy',
              title: 'Product strategy',
              description: 'Decide what to build next, what to keep, and what to retire',
              href: '/k-12/digital-strategy',
            },
            {
              icon: 'brain',
              title: 'AI for K-12',
              description: 'AI with guardrails for product, content, and classroom',
              href: '/k-12/ai-solutions',
            },
          ],
        },
        {
          title: 'Access and operations',
          items: [
            {
              icon: 'person-arms-spread',
              title: 'Digital accessibility',
              description: 'Audits, remediation, and conformance reports to WCAG 2.2 AA',
              href: '/k-12/digital-accessibility',
            },
            {
              icon: 'devices',
              title: 'Learning technology',
              description: 'Platforms built, connected to district systems, and kept running',
              href: '/k-12/learning-technology',
            },
            {
              icon: 'calendar-check',
              title: 'Back-to-school readiness',
              description: 'Platforms, rosters, and content ready before the first day',
              href: '/k-12/school-readiness',
            },
          ],
        },
      ],
      services: {
        title: 'By Services',
        items: [
          { text: 'K-12 services', href: '/k-12#services' },
          { text: 'Accessibility compliance', href: '/accessibility-compliance-solutions' },
          { text: 'European Accessibility Act', href: '/european-accessibility-act-eaa' },
          { text: 'Adaptive assessments', href: '/adaptive-assessments' },
          { text: 'Learning analytics', href: '/learning-analytics' },
          { text: 'For higher education', href: '/higher-education' },
          { text: 'For workforce learning', href: '/workforce' },
          { text: 'For school districts', href: '/school-districts' },
        ],
      },
      cta: { text: 'Learn More', href: '/solve' },
    },
    {
      id: 'cognify',
      title: 'COGNIFY',
      subtitle: 'Ethical AI for learning, with people answerable for every result.',
      href: '/cognify',
      categories: [
        {
          title: 'AI for learning',
          items: [
            {
              icon: 'shield-check',
              title: 'DeepSight AI',
              description: 'Insight from learning data, and a framework for responsible AI',
              href: '/cognify/deepsight',
            },
            {
              icon: 'sparkle',
              title: 'AI for content',
              description: 'Drafts in less time, with editors in charge of every word',
              href: '/cognify/content-enhancement',
            },
            {
              icon: 'rocket-launch',
              title: 'AI accelerators',
              description: 'Tested components for assistants, search, feedback, and tagging',
              href: '/cognify/ai-accelerators',
            },
            {
              icon: 'eye',
              title: 'AI for accessibility',
              description: 'Captions, descriptions, and remediation, checked by people',
              href: '/cognify/ai-accessibility',
            },
            {
              icon: 'cloud-arrow-up',
              title: 'AI and cloud services',
              description: 'AI and cloud strategy, migration, and managed operations',
              href: '/cognify/ai-and-cloud-service',
            },
            {
              icon: 'code',
              title: 'AI-enabled tech development',
              description: 'Learning products engineered with AI, new or renewed',
              href: '/cognify/ai-enabled-tech',
            },
          ],
        },
      ],
      cta: { text: 'Learn More', href: '/cognify' },
    },
    {
      id: 'build',
      title: 'BUILD',
      subtitle: 'Learning platforms, products, and content, that you own and can change.',
      href: '/build',
      categories: [
        {
          title: 'Platforms and products',
          items: [
            {
              icon: 'stack',
              title: 'Custom platform development',
              description: 'A learning platform of your own, from architecture to launch',
              href: '/build/custom-platform-development',
            },
            {
              icon: 'exam',
              title: 'Adaptive assessments',
              description: 'Item banks, adaptive engines, and the evidence behind a score',
              href: '/adaptive-assessments',
            },
          ],
        },
        {
          title: 'Learning content',
          items: [
            {
              icon: 'virtual-reality',
              title: 'Immersive learning',
              description: 'Virtual labs, simulations, AR, and VR, designed around decisions',
              href: '/build/immersive-learning-solutions',
            },
            {
              icon: 'book-open-text',
              title: 'Outcome-based content',
              description: 'Courses written backward from what learners must be able to do',
              href: '/build/outcome-based-learning-content-development-services',
            },
          ],
        },
      ],
      services: {
        title: 'By Services',
        items: [
          { text: 'Custom development', href: '/services/custom-development' },
          { text: 'Platform integration', href: '/services/platform-integration' },
          { text: 'Design', href: '/services/design' },
          { text: 'Quality assurance', href: '/services/qa' },
        ],
      },
      cta: { text: 'Learn More', href: '/build' },
    },
    {
      id: 'deliver',
      title: 'DELIVER',
      subtitle: 'Tools and services that bring learning to those who need it.',
      href: '/deliver',
      categories: [
        {
          title: 'Tools',
          items: [
            {
              icon: 'cube',
              title: site.product,
              description: 'Our learning-delivery platform: courses, assignments, reports',
              href: '/deliver/hausebox',
            },
            {
              icon: 'chart-line-up',
              title: 'Learning analytics',
              description: 'xAPI and Caliper data turned into dashboards and early alerts',
              href: '/learning-analytics',
            },
          ],
        },
        {
          title: 'Rollout',
          items: [
            {
              icon: 'rocket-launch',
              title: 'Deployment',
              description: 'Environments, data, and staged rollouts around the school year',
              href: '/services/deployment',
            },
            {
              icon: 'chalkboard-teacher',
              title: 'Training',
              description: 'Teachers, administrators, and help desks ready on day one',
              href: '/services/training',
            },
          ],
        },
      ],
      services: {
        title: 'By Services',
        items: [
          { text: 'Single sign-on and LTI', href: '/services/platform-integration' },
          { text: 'Cloud migration', href: '/cognify/ai-and-cloud-service' },
        ],
      },
      cta: { text: 'Learn More', href: '/deliver' },
    },
    {
      id: 'support',
      title: 'SUPPORT',
      subtitle: 'EdTech operations and infrastructure, looked after all year round.',
      href: '/support',
      categories: [
        {
          title: 'Run and maintain',
          items: [
            {
              icon: 'headset',
              title: 'Technical support',
              description: 'A help desk that knows rosters, sign-on, and gradebooks',
              href: '/support/technical',
            },
            {
              icon: 'wrench',
              title: 'Platform and application support',
              description: 'Monitoring, maintenance, and releases for live platforms',
              href: '/support/platform-application-support',
            },
            {
              icon: 'file-text',
              title: 'Content engineering',
              description: 'Conversion, tagging, and upkeep of large content libraries',
              href: '/support/content-engineering-services',
            },
          ],
        },
        {
          title: 'Accessibility',
          items: [
            {
              icon: 'magnifying-glass',
              title: 'Accessibility testing',
              description: 'Automated checks, expert review, and assistive technology',
              href: '/support/accessibility-testing',
            },
            {
              icon: 'scales',
              title: 'Accessibility compliance',
              description: 'ADA, Section 508, and EN 301 549, with evidence to show',
              href: '/accessibility-compliance-solutions',
            },
            {
              icon: 'globe-hemisphere-west',
              title: 'European Accessibility Act',
              description: 'What the Act asks of digital learning sold in the EU',
              href: '/european-accessibility-act-eaa',
            },
          ],
        },
        {
          title: 'People and knowledge',
          items: [
            {
              icon: 'graduation-cap',
              title: 'Professional development',
              description: 'Courses and coaching for teachers and faculty, all year round',
              href: '/support/professional-development',
            },
            {
              icon: 'users-three',
              title: 'Community',
              description: 'Forums, moderation, and feedback that reaches your roadmap',
              href: '/support/community',
            },
            {
              icon: 'books',
              title: 'Knowledge base',
              description: 'Help articles that answer the question, kept up to date',
              href: '/support/knowledge-base',
            },
          ],
        },
      ],
      services: {
        title: 'By Services',
        items: [
          { text: 'Ongoing support', href: '/services/ongoing-support' },
          { text: 'Optimization', href: '/services/optimization' },
        ],
      },
      cta: { text: 'Learn More', href: '/support' },
    },
    {
      id: 'discover',
      title: 'DISCOVER',
      subtitle: 'Articles, case studies, and methods, written down for you to use.',
      href: '/discover',
      categories: [
        {
          title: 'Read',
          items: [
            {
              icon: 'clipboard-text',
              title: 'Case studies',
              description: 'Client work, and worked examples labeled as such',
              href: '/case-studies',
            },
            {
              icon: 'article',
              title: 'Blogs',
              description: 'Practical articles on design, technology, and the rules',
              href: '/blogs',
            },
            {
              icon: 'lightbulb',
              title: 'Research',
              description: 'How we ask, test, and weigh evidence in digital learning',
              href: '/discover/research',
            },
          ],
        },
        {
          title: 'Learn with us',
          items: [
            {
              icon: 'presentation-chart',
              title: 'Webinars',
              description: 'Talks and working sessions on request, for your team',
              href: '/discover/webinars',
            },
            {
              icon: 'certificate',
              title: site.academy,
              description: 'Training for teams that make digital learning',
              href: '/academy',
            },
            {
              icon: 'toolbox',
              title: 'Resources',
              description: 'The most useful pages of this site, sorted by subject',
              href: '/resources',
            },
          ],
        },
      ],
      services: {
        title: 'By Services',
        items: [
          { text: 'Accessibility testing', href: '/support/accessibility-testing' },
          { text: 'Immersive learning', href: '/build/immersive-learning-solutions' },
          { text: 'AI for K-12', href: '/k-12/ai-solutions' },
          { text: 'Custom development', href: '/services/custom-development' },
          { text: 'Learning analytics', href: '/learning-analytics' },
        ],
      },
      cta: { text: 'Learn More', href: '/discover' },
    },
  ],
  contact: { text: 'Contact us', href: '/contact-us' },
  demo: { text: `Try ${site.product}`, href: '/deliver/hausebox/demo' },
  footer: {
    columns: [
      {
        id: 'company',
        title: 'Company',
        links: [
          { text: 'About Us', href: '/about-us' },
          { text: 'Career Possibilities', href: '/careers' },
          { text: site.academy, href: '/academy' },
          { text: 'Trust', href: '/trust' },
          { text: 'How this site works', href: '/machines' },
        ],
      },
      {
        id: 'discover',
        title: 'Discover',
        links: [
          { text: 'Case Studies', href: '/case-studies' },
          { text: 'Blogs', href: '/blogs' },
          { text: 'Podcasts', href: '/live#podcasts' },
          { text: 'Resources', href: '/resources' },
          { text: site.live, href: '/live' },
          { text: 'Tools', href: '/tools' },
          { text: 'Checklists', href: '/checklists' },
          { text: 'Rules and dates', href: '/regulations' },
        ],
      },
      {
        id: 'contact-us',
        title: 'Contact Us',
        links: [
          { text: 'Schedule a call', href: callHref },
          { text: 'Request a demo', href: '/contact-us?topic=demo' },
          ...(telephoneLink === null ? [] : [telephoneLink]),
        ],
      },
    ],
    demo: { text: 'View demo', href: '/deliver/hausebox/demo' },
    legal: [
      { text: 'Accessibility', name: 'Accessibility statement', href: '/accessibility' },
      { text: 'Conformance report', href: '/trust/accessibility-conformance' },
      { text: 'Sitemap', href: '/sitemap' },
      { text: 'Cookie Policy', href: '/cookie-policy' },
      { text: 'Privacy Policy', href: '/privacy-policy' },
    ],
  },
} as const satisfies NavigationInput;
