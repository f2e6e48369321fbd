import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'User experiences',
  line: 'solve',
  head: {
    title: 'K-12 UX design and platform transformation',
    description:
      'Classroom research, UX and UI redesign, design systems, and usability testing for K-12 platforms, so teachers plan faster and learners start sooner.',
  },
  hero: {
    title: 'Improve learning experiences',
    subtitle: 'Redesign the screens teachers plan on and children learn on, with both in the room.',
    // A page about how things look lets its own picture be seen.
    overlay: 'light',
    picture: { motifs: ['screen', 'people', 'pencil'] },
  },
  intro: {
    title: 'Fewer clicks before the lesson begins',
    paragraphs: [
      'Count what stands between a teacher who opens your product and a class that’s learning. There’s the sign-in, the search for today’s lesson, the assignment that has to be made twice. Those are minutes a class period doesn’t have, and every one of those steps can be redesigned.',
      'One product serves a first grader and a high school senior. Teachers learn it in August and won’t relearn it in January, and its buyers don’t teach with it. Our researchers and designers work within those terms as one team with yours, and **you keep the research, the design files, and the code.**',
    ],
  },
  template: 'product',
  offerings: {
    items: [
      {
        id: 'classroom-research',
        title: 'Research in real classrooms',
        description:
          'We watch lessons and planning time as they happen, and talk to the district staff who set the product up. You learn where people give up and which screens stay closed.',
        points: [
          'Task analysis by role: teacher, learner, family, administrator',
          'Consent and privacy plan for research with children',
          'Ranked list of problems, each with its evidence',
        ],
        picture: { motifs: ['people', 'lens', 'speech'] },
        link: { text: 'Talk to us about a research round', href: '/contact-us' },
      },
      {
        id: 'ui-ux-transformation',
        title: 'UI and UX transformation',
        description:
          'You don’t have to replace all of an aging interface. We review each flow with usage data in hand, then redesign the few that carry most of the day, such as signing in and grading.',
        points: [
          'Flow maps: as it is and as it will be',
          'Clickable prototypes of the priority tasks',
          'Release plan that spares teachers a midyear change',
        ],
        picture: { motifs: ['arrows', 'screen', 'path'] },
        link: { text: 'See design', href: '/services/design' },
      },
      {
        id: 'grade-bands',
        title: 'Screens for each grade band',
        description:
          'A beginning reader doesn’t read or type like a high school senior. We set reading load and target size for each band, so one product grows with its learners.',
        points: [
          'Interaction rules from early grades to high school',
          'Read-aloud and low-text variants',
          'Layouts tried on shared tablets and low-cost laptops',
        ],
        picture: { motifs: ['ladder', 'book', 'cap'] },
        link: { text: 'Talk to us about your grade bands', href: '/contact-us' },
      },
      {
        id: 'design-systems',
        title: 'Design systems for product families',
        description:
          'Programs acquired at different times look as if they’d come from different companies. We bring them together in one set of tokens and components, delivered as design files and as code your developers import.',
        points: [
          'Documented components with usage rules',
          'Keyboard, focus, and contrast built in, to WCAG 2.2 level AA',
          'Contribution process that your own team runs',
        ],
        picture: { motifs: ['puzzle', 'stack', 'cube'] },
        link: { text: 'Talk to us about your product suite', href: '/contact-us' },
      },
      {
        id: 'content-design',
        title: 'Content design and interactives',
        description:
          'We plan how words and pictures share a page, with instructions a child can follow alone and feedback that names the mistake. Where an idea needs space or motion, we build [immersive learning](/build/immersive-learning-solutions).',
        points: [
          'Lesson templates and storyboards',
          'Plain-language and tone guides for authors',
          'Interactives that work by touch, mouse, and keyboard',
        ],
        picture: { motifs: ['pencil', 'page', 'play'] },
        link: { text: 'See immersive learning', href: '/build/immersive-learning-solutions' },
      },
      {
        id: 'usability-testing',
        title: 'Testing before and after release',
        description:
          'Prototypes go to teachers and learners before any code is written, and the release is measured on the same tasks. We also recruit people who use screen readers and switch access.',
        points: [
          'Task success, time, and error rates, before and after',
          'Findings written as tickets for your developers',
          'Decision record: keep, change, or drop',
        ],
        picture: { motifs: ['tick', 'clock', 'eye'] },
        link: { text: 'Talk to us about a prototype', href: '/contact-us' },
      },
    ],
  },
  statistics: {
    title: 'Our Platform Transformation in Numbers',
    items: [
      statistic('platforms-transformed'),
      statistic('years-of-experience'),
      statistic('customers'),
      statistic('experts'),
      statistic('on-time-delivery'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'teacher-workflow-redesign',
        title: 'A teacher dashboard built around Monday morning',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/teacher-workflow-redesign',
        picture: { motifs: ['calendar', 'people', 'screen'] },
        description:
          'How to rebuild a dashboard and planner around the school week, and test it task by task.',
      },
      {
        id: 'accessible-multilingual-simulations',
        title: 'Fifty simulations, several languages, no one left out',
        category: 'CASE STUDY',
        href: '/case-studies/accessible-multilingual-simulations',
        picture: { motifs: ['globe', 'play', 'eye'] },
        description: '50 custom simulations, accessible and multilingual, in a 7-week timeframe.',
      },
      {
        id: 'modernization-edtech-suite',
        title: 'Renewing an EdTech suite without closing the school',
        category: 'CASE STUDY',
        href: '/case-studies/modernization-edtech-suite',
        picture: { motifs: ['gear', 'stack', 'arrows'] },
        description: 'An EdTech suite, modernized: 3x faster releases.',
      },
      {
        id: 'accessibility-by-design',
        title: 'Accessibility belongs in the design file',
        category: 'BLOG',
        href: '/blogs/accessibility-by-design',
        picture: { motifs: ['eye', 'pencil', 'keyboard'] },
        description: 'Why accessible products are decided in design, long before the audit.',
      },
    ],
  },
  contact: {
    topic: 'k-12-screens',
    body: 'Which screen brings you the most support calls? Let’s walk through it together, the way a teacher would.',
  },
});
