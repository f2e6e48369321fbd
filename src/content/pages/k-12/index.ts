import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'k-12',
  name: 'K-12',
  line: 'solve',
  head: {
    title: 'K-12 EdTech solutions, by challenge and by service',
    description:
      'Seven challenges of K-12 publishers and EdTech companies, and the services that answer them: explore by challenge area or by service.',
  },
  hero: {
    title: 'Solve the challenges that hold your K-12 products back',
    subtitle: 'Open a challenge to see how we approach it, then plan a solution with us.',
    picture: { motifs: ['puzzle', 'bus', 'pencil', 'book'] },
    link: { text: 'Case studies: worked examples for K-12', href: '/case-studies#k-12-publishing' },
  },
  title: 'Two ways to explore our edtech solutions for K-12',
  challenges: {
    label: 'By Challenge Areas',
    description: 'Find your best-fit solution based on common challenges in K-12.',
    cards: [
      {
        id: 'user-experience',
        icon: 'users-three',
        title: 'User Experience',
        description: 'Improve Teacher and Learner Experiences',
        detail:
          'We watch teachers plan and learners work until we’ve found the step where they stop. Then we redesign it.',
        categories: ['User Experience'],
        picture: { motifs: ['screen', 'people'] },
        href: '/k-12/user-experiences',
      },
      {
        id: 'learning-efficacy',
        icon: 'target',
        title: 'Learning Efficacy',
        description: 'Learning Content Services to Boost Efficacy',
        detail:
          'Units designed from outcomes and mapped to each state’s standards, with assessments that show what was understood.',
        categories: ['Strategy', 'Operations'],
        picture: { motifs: ['target', 'book'] },
        href: '/k-12/learning-efficacy',
      },
      {
        id: 'accessibility',
        icon: 'person-arms-spread',
        title: 'Accessibility',
        description: 'Solutions to ensure Accessibility and Inclusion',
        detail:
          'An audit against WCAG 2.2 AA and the repairs that follow from it, with a conformance report a district can read.',
        categories: ['User Experience', 'Operations'],
        picture: { motifs: ['eye', 'keyboard'] },
        href: '/k-12/digital-accessibility',
      },
      {
        id: 'learning-technology',
        icon: 'devices',
        title: 'Learning Technology',
        description: 'Solutions for Learning Technology Enhancements',
        detail:
          'Your platform built or renewed, connected to district systems by single sign-on and LTI 1.3. We watch it while classes use it.',
        categories: ['Technology', 'Operations'],
        picture: { motifs: ['plug', 'gear'] },
        href: '/k-12/learning-technology',
      },
      {
        id: 'product-strategy',
        icon: 'strategy',
        title: 'Product Strategy',
        description: 'Solutions for EdTech Product Evolutions',
        detail:
          'What to grow and what to retire, decided on what buyers and classrooms tell us, in a roadmap your engineers accept.',
        categories: ['Strategy'],
        picture: { motifs: ['compass', 'path'] },
        href: '/k-12/digital-strategy',
      },
      {
        id: 'ai-for-k12',
        icon: 'brain',
        title: 'AI for K12',
        description: 'AI solutions for Enhanced Product Design, Content, and Engagement',
        detail:
          'Drafts for your editors, and assistants that stay on the lesson. You’ll see how their limits were tested.',
        categories: ['AI', 'Technology'],
        picture: { motifs: ['spark', 'node'] },
        href: '/k-12/ai-solutions',
      },
      {
        id: 'back-to-school-readiness',
        icon: 'calendar-check',
        title: 'Back to school readiness',
        description: 'Revamp Platforms and Content for the New School Year',
        detail:
          'Rollover, rosters, and load tests before the first bell, and more people on support in the weeks after.',
        categories: ['Operations', 'Technology'],
        picture: { motifs: ['calendar', 'bus'] },
        href: '/k-12/school-readiness',
      },
    ],
  },
  services: {
    label: 'By Services',
    description: 'Browse through our offerings to find the help you need.',
    groups: [
      {
        title: 'COGNIFY: ethical AI for learning',
        items: [
          {
            icon: 'shield-check',
            title: 'DeepSight AI',
            description:
              'What your catalog and learning data show, and a framework for responsible AI.',
            href: '/cognify/deepsight',
          },
          {
            icon: 'sparkle',
            title: 'AI for content',
            description: 'Lessons and items drafted fast and edited by people.',
            href: '/cognify/content-enhancement',
          },
          {
            icon: 'rocket-launch',
            title: 'AI accelerators',
            description: 'Tested components for search and tutoring.',
            href: '/cognify/ai-accelerators',
          },
          {
            icon: 'eye',
            title: 'AI for accessibility',
            description: 'Captions and image descriptions at scale, reviewed by people.',
            href: '/cognify/ai-accessibility',
          },
        ],
      },
      {
        title: 'BUILD: platforms, products, and content',
        items: [
          {
            icon: 'stack',
            title: 'Custom platform development',
            description: 'A learning platform of your own, from architecture to launch.',
            href: '/build/custom-platform-development',
          },
          {
            icon: 'plugs-connected',
            title: 'Platform integration',
            description: 'Single sign-on, LTI 1.3, and gradebook return that districts accept.',
            href: '/services/platform-integration',
          },
          {
            icon: 'virtual-reality',
            title: 'Immersive learning',
            description: 'Virtual labs and simulations for classroom devices.',
            href: '/build/immersive-learning-solutions',
          },
          {
            icon: 'book-open-text',
            title: 'Outcome-based content',
            description: 'Units and courses designed from what learners should be able to do.',
            href: '/build/outcome-based-learning-content-development-services',
          },
          {
            icon: 'exam',
            title: 'Adaptive assessments',
            description: 'Item banks and adaptive delivery with accessible item types.',
            href: '/adaptive-assessments',
          },
        ],
      },
      {
        title: 'DELIVER: tools that bring learning to class',
        items: [
          {
            icon: 'cube',
            title: site.product,
            description: 'Our own platform for delivering courses and reading results.',
            href: '/deliver/hausebox',
          },
          {
            icon: 'chart-line-up',
            title: 'Learning analytics',
            description: 'xAPI and Caliper events turned into reports that teachers use.',
            href: '/learning-analytics',
          },
          {
            icon: 'rocket-launch',
            title: 'Deployment',
            description: 'Staged rollouts planned around testing windows and the school calendar.',
            href: '/services/deployment',
          },
        ],
      },
      {
        title: 'SUPPORT: operations and infrastructure',
        items: [
          {
            icon: 'headset',
            title: 'Technical support',
            description: 'A help desk for teachers and families.',
            href: '/support/technical',
          },
          {
            icon: 'magnifying-glass',
            title: 'Accessibility testing',
            description: 'Expert review, on your real content.',
            href: '/support/accessibility-testing',
          },
          {
            icon: 'file-text',
            title: 'Content engineering',
            description: 'Conversion and cleanup for large content libraries.',
            href: '/support/content-engineering-services',
          },
          {
            icon: 'wrench',
            title: 'Platform and application support',
            description: 'Monitoring and releases through the school year.',
            href: '/support/platform-application-support',
          },
        ],
      },
    ],
  },
  statistics: {
    title: 'The company behind the services, in figures',
    items: [
      statistic('years-of-experience'),
      statistic('customers'),
      statistic('platforms-transformed'),
    ],
  },
  contact: {
    title: 'Not sure which challenge yours is?',
    topic: 'k-12',
    body: 'Describe it the way a teacher or a district would. That’s enough to find the right people.',
  },
});
