import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'offering',
  name: 'Discover',
  line: 'discover',
  head: {
    title: 'Discover: insights and resources on learning',
    description: `Case studies, articles, research methods, webinar topics, podcast subjects and courses from ${site.name}: what the work has taught us, written for you to use.`,
  },
  hero: {
    title: 'What the work has taught us',
    subtitle:
      'Case studies, articles, methods and sessions for people who make, buy or run digital learning.',
    picture: { motifs: ['lens', 'page', 'speech', 'spark'] },
  },
  intro: {
    title: 'Written to be used',
    paragraphs: [
      'We publish what we would have liked to read before a project: how others went about it, what turned out to matter, which questions separate a good proposal from a smooth one. It is free to read, it can be saved for reading offline, and no page asks for your address first.',
      'Two rules keep it honest. **Clients are described and never named**, and a figure appears only where it is known. Where a project has no figure fit to publish, we say what changed and how that was verified.',
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
              'The challenge, the approach, the outcome, and what others can take from it. Filter by topic.',
            href: '/case-studies',
          },
          {
            icon: 'article',
            title: 'Blogs',
            description:
              'Longer articles on accessibility, AI, immersive learning, outsourcing, skills and student data.',
            href: '/blogs',
          },
          {
            icon: 'lightbulb',
            title: 'Research',
            description:
              'How we ask, test and weigh evidence in digital learning, and how to commission a study.',
            href: '/discover/research',
          },
          {
            icon: 'toolbox',
            title: 'Resources',
            description:
              'The most useful pages of this site, sorted by what you may be working on.',
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
            description:
              'Talks on request for product, content and IT teams, with an outline of each.',
            href: '/discover/webinars',
          },
          {
            icon: 'microphone-stage',
            title: 'Podcasts',
            description:
              'The subjects we want to record, what to read on each now, and how to take part.',
            href: '/podcasts',
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
            description:
              'Training for the people who make digital learning, on their own material.',
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
    ],
  },
  statistics: {
    title: 'Where it comes from',
    items: [
      { number: '30+', description: 'years of experience' },
      { number: '200+', description: 'customers' },
      { number: '20+', description: 'countries' },
      { number: '65+', description: 'platforms transformed' },
    ],
  },
  resources: {
    cards: [
      {
        id: 'education-learning-trends-2025',
        title: 'What 2025 asks of digital learning',
        category: 'BLOG',
        href: '/blogs/education-learning-trends-2025',
        picture: { motifs: ['chart', 'globe', 'clock'] },
        description: 'Seven shifts in law, procurement and practice, with a first step for each.',
      },
      {
        id: 'analytics-intervention-system',
        title: 'Early alerts that end in a conversation',
        category: 'CASE STUDY',
        href: '/case-studies/analytics-intervention-system',
        picture: { motifs: ['bell', 'chart', 'people'] },
        description: 'Signals that advisers can explain, with a record of what was done.',
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
        description: '150 learning hours, planned backwards from tasks at work.',
      },
      {
        id: 'immersive-learning-in-practice',
        title: 'When is a headset worth it?',
        category: 'BLOG',
        href: '/blogs/immersive-learning-in-practice',
        picture: { motifs: ['cube', 'flask', 'target'] },
        description: 'Choosing the medium, designing for decisions, proving that it taught.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'who-writes',
        question: 'Who writes these pages?',
        answer: [
          'The people who do the work: designers, editors, engineers, accessibility testers and learning specialists, with an editor who asks what a reader can do with each paragraph.',
        ],
      },
      {
        id: 'anonymous',
        question: 'Why are the clients in your case studies not named?',
        answer: [
          'Because an honest account includes what went wrong before it went right, and few organisations want that beside their name. You learn the kind of organisation, the situation and the method, which is what helps you to compare it with your own.',
        ],
      },
      {
        id: 'figures',
        question: 'Where do the figures in your case studies come from?',
        answer: [
          'From the project concerned, and they hold for that project. Another starting point gives another result, so read them as evidence that something is possible and never as a forecast. Studies without figures say how the outcome was verified.',
        ],
      },
      {
        id: 'reuse',
        question: 'May I use your articles and checklists in my own organisation?',
        answer: [
          'Please do: quote them, discuss them, use the checklists in your team. If you would like to publish or translate a longer part, ask us at the [contact page](/contact-us). For legal questions ask a lawyer too, since we write from practice and not as counsel.',
        ],
      },
      {
        id: 'offline',
        question: 'Can I read them without a connection?',
        answer: [
          'Yes. The site can be installed as an app, and pages that you have saved stay readable offline. Open [Saved pages](/offline) to choose what to keep.',
        ],
      },
      {
        id: 'suggest',
        question: 'Can I suggest a subject?',
        answer: [
          'Gladly. The best articles begin with a question that somebody could not get answered. Send it through the contact page and say what you have tried.',
        ],
      },
    ],
  },
  contact: {
    body: 'Read something that you would do differently? We would like to hear it, and to talk about your own case.',
  },
});
