import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'document',
  name: 'About us',
  line: 'discover',
  head: {
    title: `About us: who ${site.name} is and how we work`,
    description: `${site.name} is a house of learning: editors, designers, engineers and accessibility specialists who make digital learning and stay to look after it.`,
  },
  hero: {
    title: 'A house of learning',
    subtitle:
      'Editors, designers, engineers and accessibility specialists under one roof, making digital learning that people can use.',
    picture: { motifs: ['people', 'book', 'gear', 'pencil'] },
  },
  sections: [
    {
      id: 'what-we-do',
      heading: 'What we do',
      blocks: [
        {
          type: 'paragraph',
          text: `${site.name} designs, builds, runs and improves digital learning. A publisher comes to us with a teacher dashboard that takes too many clicks. A university wants its biology labs to open in a browser. A training company has to show what its learners can do at work. A district needs one sign-on for every tool and a help desk that picks up the phone.`,
        },
        {
          type: 'paragraph',
          text: `We take such work from the first question to the years after launch. Our own platform, [${site.product}](/deliver/hausebox), serves the same end: to bring courses to learners, and results back to those who teach them.`,
        },
      ],
    },
    {
      id: 'whom-we-serve',
      heading: 'Whom we work for',
      blocks: [
        {
          type: 'terms',
          items: [
            {
              term: 'K-12 publishers and EdTech companies',
              description:
                'Products for classrooms: user experience, content, assessment, accessibility and the platforms beneath. [See the K-12 challenges](/k-12).',
            },
            {
              term: 'Higher education',
              description:
                'Courses, virtual labs, cloud platforms, and analytics that tell advisers in time which students need help.',
            },
            {
              term: 'Workforce training',
              description:
                'Curricula built from tasks at work, assessments that measure skill, and delivery to people who learn between shifts.',
            },
            {
              term: 'School districts',
              description:
                'Support, integration, accessibility and data questions for the many tools that a district provides.',
            },
          ],
        },
      ],
    },
    {
      id: 'in-figures',
      heading: `${site.name} in figures`,
      blocks: [
        {
          type: 'list',
          items: [
            '**30+ years** of experience in digital learning',
            '**200+ customers** in **20+ countries**',
            '**400+ platforms** built and **65+ platforms** transformed',
            '**97%** on-time delivery',
          ],
        },
      ],
    },
    {
      id: 'how-we-work',
      heading: 'How we work',
      blocks: [
        {
          type: 'list',
          items: [
            '**We begin with the person at the end.** Before a plan there is a learner, a teacher or an administrator, and a thing that they must be able to do.',
            '**Accessibility is a requirement like any other.** WCAG 2.2 level AA stands in the definition of done, not in a phase before launch.',
            '**People answer for what AI makes.** A model may draft, sort or suggest. A named person checks and signs.',
            `**Open standards first.** LTI, QTI, xAPI and Caliper, so that you can leave a supplier, ${site.name} too, without losing your content or your data.`,
            '**Student data is kept small.** We ask for the least that the work needs, and we work to FERPA, COPPA and GDPR.',
            '**You can see where things stand.** One plan, one list of risks, one person who is responsible on each side.',
          ],
        },
      ],
    },
    {
      id: 'this-site',
      heading: 'This site is an example',
      blocks: [
        {
          type: 'paragraph',
          text: 'We hold our own website to what we advise. Once it is on your device it can be read without a network; it can be used without a mouse; it sets no cookies, and its [accessibility statement](/accessibility) names its limits. Its pictures are drawn by a program of ours, from square tiles: a house is built of blocks.',
        },
      ],
    },
  ],
  groups: [
    {
      title: 'Six ways in',
      items: [
        {
          icon: 'puzzle-piece',
          title: 'SOLVE',
          description: 'Start from a K-12 challenge.',
          href: '/solve',
        },
        {
          icon: 'brain',
          title: 'COGNIFY',
          description: 'Ethical AI solutions for learning.',
          href: '/cognify',
        },
        {
          icon: 'stack',
          title: 'BUILD',
          description: 'Learning platforms, products and content.',
          href: '/build',
        },
        {
          icon: 'rocket-launch',
          title: 'DELIVER',
          description: 'Tools to deploy learning effectively.',
          href: '/deliver',
        },
        {
          icon: 'headset',
          title: 'SUPPORT',
          description: 'EdTech operations and infrastructure.',
          href: '/support',
        },
        {
          icon: 'compass',
          title: 'DISCOVER',
          description: 'Insights and resources from the work.',
          href: '/discover',
        },
      ],
    },
  ],
  contact: {
    body: 'The best way to get to know us is with a real question of yours. Bring one, and ask to speak with people who do such work.',
  },
});
