import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'offering',
  name: 'Discover',
  line: 'discover',
  head: {
    title: 'EdTech insights, case studies, and resources',
    description: `Case studies, articles, research methods, webinars, and courses from ${site.name} for people who make, buy, or run digital learning. Free, with no sign-up.`,
  },
  hero: {
    title: 'Insights and resources for digital learning',
    subtitle:
      'Everything on this site to read or attend: case studies, articles, research methods, and live sessions.',
    picture: { motifs: ['lens', 'page', 'speech', 'spark'] },
  },
  intro: {
    title: 'Written to be used',
    paragraphs: [
      'We publish what we’d have liked to read before a project, such as the questions that separate a good proposal from a smooth one. It’s free to read, and no page asks for your email first.',
      'Client work and worked examples are kept apart. **A case study gives the project’s figures** and then, in the present tense, the method we use for that kind of work. **A worked example is labeled as one.** It shows how we’d go about a task, has no client, and reports no results.',
    ],
  },
  covers: {
    title: 'Read, watch, learn',
    groups: [
      {
        title: 'Read',
        items: [
          {
            icon: 'clipboard-text',
            title: 'Case studies',
            description:
              'Client work, and worked examples that are labeled as such. Filter by audience or topic.',
            href: '/case-studies',
          },
          {
            icon: 'article',
            title: 'Blogs',
            description: 'Longer articles on accessibility, AI, outsourcing, and student data.',
            href: '/blogs',
          },
          {
            icon: 'lightbulb',
            title: 'Research',
            description: 'Our research methods, and how to commission a study.',
            href: '/discover/research',
          },
          {
            icon: 'toolbox',
            title: 'Resources',
            description: 'The most useful pages of this site, sorted by what you’re working on.',
            href: '/resources',
          },
        ],
      },
      {
        title: 'Watch and listen',
        items: [
          {
            icon: 'presentation-chart',
            title: 'Webinars',
            description: 'Talks on request for product and IT teams, with an outline of each.',
            href: '/discover/webinars',
          },
          {
            icon: 'microphone-stage',
            title: 'Podcasts',
            description:
              'Six subjects we’d like to hear discussed, with something to read on each.',
            href: '/live#podcasts',
          },
          {
            icon: 'video-camera',
            title: site.live,
            description: 'Working sessions on your own product, for one team at a time.',
            href: '/live',
          },
        ],
      },
      {
        title: 'Learn',
        items: [
          {
            icon: 'certificate',
            title: site.academy,
            description: 'Training for teams that make digital learning, on their own material.',
            href: '/academy',
          },
          {
            icon: 'graduation-cap',
            title: 'Professional development',
            description: 'Courses and coaching for teachers and faculty, through the year.',
            href: '/support/professional-development',
          },
        ],
      },
      {
        title: 'The work behind it',
        items: [
          {
            icon: 'magnifying-glass',
            title: 'Accessibility testing',
            description: 'Checks by tools, by specialists, and by people with disabilities.',
            href: '/support/accessibility-testing',
          },
          {
            icon: 'virtual-reality',
            title: 'Immersive learning',
            description: 'Virtual labs and simulations built around the decisions learners make.',
            href: '/build/immersive-learning-solutions',
          },
          {
            icon: 'brain',
            title: 'AI for K-12',
            description: 'AI features with a purpose, a test set, and someone answerable.',
            href: '/k-12/ai-solutions',
          },
          {
            icon: 'code',
            title: 'Custom development',
            description: 'Learning software written for you, and yours to change.',
            href: '/services/custom-development',
          },
          {
            icon: 'chart-line-up',
            title: 'Learning analytics',
            description: 'Dashboards and early alerts from the data that learning produces.',
            href: '/learning-analytics',
          },
        ],
      },
    ],
  },
  statistics: {
    title: 'The experience behind it',
    items: [
      statistic('years-of-experience'),
      statistic('customers'),
      statistic('countries'),
      statistic('platforms-transformed'),
    ],
  },
  resources: {
    title: 'Good ones to begin with',
    cards: [
      {
        id: 'education-learning-trends-2025',
        title: 'What 2025 asks of digital learning',
        category: 'BLOG',
        href: '/blogs/education-learning-trends-2025',
        picture: { motifs: ['chart', 'globe', 'clock'] },
        description: 'Seven shifts in law, procurement, and practice, with a first step for each.',
      },
      {
        id: 'analytics-intervention-system',
        title: 'Early alerts that end in a conversation',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/analytics-intervention-system',
        picture: { motifs: ['bell', 'chart', 'people'] },
        description:
          'How to design early alerts that advisors can explain and act on, with a record of each contact.',
      },
      {
        id: 'responsible-ai-in-edtech',
        title: 'Responsible AI, in steps you can check',
        category: 'BLOG',
        href: '/blogs/responsible-ai-in-edtech',
        picture: { motifs: ['node', 'shield', 'tick'] },
        description: 'The documents that turn principles into proof.',
      },
      {
        id: 'workforce-readiness-curriculum',
        title: 'A curriculum for the first day at work, and the months after',
        category: 'CASE STUDY',
        href: '/case-studies/workforce-readiness-curriculum',
        picture: { motifs: ['ladder', 'cap', 'people'] },
        description: 'A workforce-readiness curriculum of 150 learning hours.',
      },
      {
        id: 'immersive-learning-in-practice',
        title: 'Immersive learning: when is a headset worth it?',
        category: 'BLOG',
        href: '/blogs/immersive-learning-in-practice',
        picture: { motifs: ['goggles', 'flask', 'cube'] },
        description: 'Choosing the medium, designing for decisions, proving that it taught.',
      },
    ],
  },
  faq: {
    title: 'Questions about these pages',
    items: [
      {
        id: 'anonymous',
        question: 'Are the clients in your case studies named?',
        answer: [
          'No. A case study gives the figures of a project and the method we use for that kind of work. Need a reference for a decision you’re about to make? Ask us for one. Worked examples have no client behind them, and they say so.',
        ],
      },
      {
        id: 'figures',
        question: 'Where do the figures in your case studies come from?',
        answer: [
          'Each comes from one project and holds for that project. A different starting point would give a different result, so don’t read them as a forecast. Worked examples report no results and have no figures.',
        ],
      },
      {
        id: 'reuse',
        question: 'May I use your articles and checklists in my organization?',
        answer: [
          'Please do: quote them, discuss them, use the checklists with your team. If you’d like to publish or translate a longer part, ask us through the [contact page](/contact-us). They aren’t legal advice, so take legal questions to your counsel.',
        ],
      },
      {
        id: 'offline',
        question: 'Can I read them without a connection?',
        answer: [
          'Yes. The site can be installed as an app, and pages you’ve saved stay readable offline. Open [Saved pages](/offline) to choose what to keep.',
        ],
      },
      {
        id: 'suggest',
        question: 'Can I suggest a subject?',
        answer: [
          'Yes, please. The best articles begin with a question that somebody couldn’t get answered. Send it through the contact page and say what you’ve tried.',
        ],
      },
    ],
  },
  contact: {
    title: 'Disagree with something here?',
    topic: 'reading',
    body: 'We’d like to hear what you’d do differently, and why.',
  },
});
