import { definePage } from '#src/content/schema/pages.ts';
import { statistic } from '#src/content/figures.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'document',
  name: 'About us',
  line: 'discover',
  head: {
    title: `About ${site.name}: how we work, build, and price`,
    description: `Who ${site.name} is: editors, designers, engineers, and accessibility specialists who build and run digital learning for publishers, schools, and employers.`,
  },
  hero: {
    title: 'We design, build, and run digital learning',
    subtitle:
      'Editors, designers, and engineers on one team, for publishers, universities, training companies, and school districts.',
    picture: { motifs: ['people', 'book', 'gear', 'pencil'] },
  },
  sections: [
    {
      id: 'what-we-do',
      heading: 'What we do',
      blocks: [
        {
          type: 'paragraph',
          text: `Picture a teacher dashboard that takes too many clicks, and a publisher who keeps hearing about it. A university that wants its biology labs to open in a browser. A training company that has to show what its learners can do on the job. A district that needs one sign-on for every tool and a help desk that picks up the phone. That’s the work ${site.name} does.`,
        },
        {
          type: 'paragraph',
          text: `We take a product from its first sketch through the years after launch. Our own platform, [${site.product}](/deliver/hausebox), brings courses to learners and results back to their teachers.`,
        },
      ],
    },
    {
      id: 'whom-we-serve',
      heading: 'Who we work for',
      blocks: [
        {
          type: 'terms',
          items: [
            {
              term: 'K-12 publishers and EdTech companies',
              description:
                'User experience and assessment, and the platforms that products for classrooms run on. [See the K-12 challenges](/k-12).',
            },
            {
              term: 'Higher education',
              description:
                'Virtual labs, and analytics that tell advisors in time which students need help.',
            },
            {
              term: 'Workforce training',
              description:
                'Curricula built from tasks on the job, and assessments for people who learn between shifts.',
            },
            {
              term: 'School districts',
              description:
                'Integration and student data privacy across all the tools a district provides.',
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
          type: 'figures',
          items: [
            statistic('years-of-experience'),
            statistic('customers'),
            statistic('countries'),
            statistic('platforms-built'),
            statistic('platforms-transformed'),
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
            '**We begin with the person who will use the product.** They have something to get done, and the plan starts there.',
            '**Accessibility is a requirement like any other.** WCAG 2.2 level AA is part of the definition of done, from the first increment on.',
            '**People answer for what AI makes.** A model may draft or suggest, but a person checks the work and signs off.',
            `**Open standards first.** LTI, QTI, xAPI, and Caliper, so you can leave a vendor, ${site.name} included, and take your content and data with you.`,
            '**As little student data as possible.** We ask for the least that the work needs, and we work to FERPA, COPPA, and GDPR.',
            '**You can see where things stand.** One plan, one list of risks, one person to call on each side.',
          ],
        },
      ],
    },
    {
      id: 'team',
      heading: 'Who will work with you',
      blocks: [
        {
          type: 'paragraph',
          text: 'We put together a team for the work. A rollout has a deployment lead; a support agreement has a service lead. Subject experts are chosen for each project.',
        },
        {
          type: 'paragraph',
          text: 'Your people keep the decisions and the relationship with schools. Ask in the first call who’d be on the team, and what else they’d be working on.',
        },
      ],
    },
    {
      id: 'pricing',
      heading: 'How pricing works',
      blocks: [
        {
          type: 'paragraph',
          text: 'There’s no price list: the same service can mean one screen or a whole catalog. After a first call you get a proposal in stages, and you can stop after any of them. What the price is based on depends on the work:',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'An audit or a test',
              description:
                'The number of templates, components, and complete tasks, and what has to be retested. [What an audit costs](/support/accessibility-testing#audit-cost)',
            },
            {
              term: 'Design and development',
              description:
                'A discovery comes first. It ends with a range for effort and a list of assumptions, and you can take that package to another vendor.',
            },
            {
              term: 'Content and courses',
              description:
                'The number of pieces of each kind, estimated from a sample that is done with care.',
            },
            {
              term: 'Support',
              description:
                'Service levels, and a pool of hours for small changes. A product that we didn’t build begins with a paid assessment.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: `For a quote, tell us four things in the [contact form](/contact-us?topic=call) or at [${site.mailboxes.sales}](mailto:${site.mailboxes.sales}): what you have today and how much of it, what has to change, your deadline, and who’s asking for it. An RFP is welcome, and the [scoping sheet](/samples#sample-scoping) says what to count.`,
        },
      ],
    },
    {
      id: 'how-long',
      heading: 'How long it takes',
      blocks: [
        {
          type: 'paragraph',
          text: 'A discovery or a performance review takes a few weeks. Beyond that, the calendar decides. We plan backward from the first day of classes or a compliance date, and the longest waits are often approvals on your side. The proposal gives each stage its dates.',
        },
        {
          type: 'paragraph',
          text: 'One example from client work: [50 accessible, multilingual simulations](/case-studies/accessible-multilingual-simulations), a project with a 7-week timeframe.',
        },
      ],
    },
    {
      id: 'this-site',
      heading: 'This site is an example',
      blocks: [
        {
          type: 'paragraph',
          text: 'We hold our own website to what we advise. You can save it to your device and read it without a connection. It works without a mouse and sets no cookies, and its [accessibility statement](/accessibility) names its limits. Its pictures are drawn by a program that we wrote, so none of them loads from somebody else’s server. Its widgets are state machines, and you can [run the machines](/machines).',
        },
      ],
    },
  ],
  groups: [
    {
      title: 'Our six offering lines',
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
          description: 'Learning platforms, products, and content.',
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
          description: 'Insights and resources.',
          href: '/discover',
        },
      ],
    },
  ],
  contact: {
    topic: 'call',
    body: 'The best way to get to know us is to ask something hard.',
  },
});
