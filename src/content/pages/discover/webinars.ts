import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'document',
  name: 'Webinars',
  line: 'discover',
  head: {
    title: 'Webinars for product, content and IT teams',
    description:
      'Outlines of the talks we give online: whom each is for, what is shown, what you take away, and how to ask for one for your organisation.',
  },
  hero: {
    title: 'Webinars',
    subtitle:
      'Talks for product, content and IT teams, each built on one question and shown on real material. Choose one and ask for a date.',
    picture: { motifs: ['microphone', 'screen', 'speech', 'people'] },
  },
  sections: [
    {
      id: 'how-they-work',
      heading: 'How they work',
      blocks: [
        {
          type: 'paragraph',
          text: 'A webinar is a talk with something to see and time for questions. It suits a group from one organisation or a professional association that wants a common starting point. We give them on request: there is no calendar of dates on this page, because we agree on each date with those who will attend.',
        },
        {
          type: 'paragraph',
          text: `You choose a topic below, tell us who will listen, and we adapt the examples to your field. If you would rather work on your own product than listen, [${site.live}](/live) is the better form. If you want to acquire a skill with practice in between, look at the [Academy](/academy).`,
        },
      ],
    },
    {
      id: 'product-teams',
      heading: 'For product and design teams',
      blocks: [
        {
          type: 'terms',
          items: [
            {
              term: 'Keyboard first',
              description:
                'Common interactions, from menus and dialogs to drag and drop, carousels and data tables, each shown broken and then repaired. You see what changes in design, in code and in the test. Take away: a checklist per pattern with the WCAG 2.2 criteria that apply.',
            },
            {
              term: 'From dashboard to decision',
              description:
                'Why teachers stop opening dashboards, and how to build one from questions. With before-and-after sketches and a way of testing them in a week. Take away: a template for questions by role and moment.',
            },
            {
              term: 'A roadmap in bets',
              description:
                'How to rewrite a list of features so that each has evidence, an owner and a date to stop. Take away: the sheet that we use, and rules for what sales may quote.',
            },
          ],
        },
      ],
    },
    {
      id: 'content-teams',
      heading: 'For content and assessment teams',
      blocks: [
        {
          type: 'terms',
          items: [
            {
              term: 'Describing the difficult figure',
              description:
                'Graphs, maps, reaction mechanisms, works of art. What to say, what to leave out, and in an assessment what would give the answer away. Take away: decision tree and worked examples.',
            },
            {
              term: 'Drafting with AI, editing with judgement',
              description:
                'A content type is taken from specification to approved piece, with the machine’s errors left in. Take away: a template for specifications and a list of error types.',
            },
            {
              term: 'Aligned, says who?',
              description:
                'What a strict match to a standard is, how to record the reason, and how to survive a revision of the standard. Take away: rating guide for matches.',
            },
            {
              term: 'When not to simulate',
              description:
                'Choosing between text, video, simulation and virtual reality by the decision that a learner makes. Take away: a one-page brief for immersive work.',
            },
          ],
        },
      ],
    },
    {
      id: 'it-teams',
      heading: 'For IT, data and privacy teams',
      blocks: [
        {
          type: 'terms',
          items: [
            {
              term: 'LTI 1.3 in plain words',
              description:
                'What happens between a click in the LMS and a page in the tool: OpenID Connect, tokens, roles, deep links, grades. With a launch taken apart on the screen. Take away: a test plan for launches.',
            },
            {
              term: 'Following one student record',
              description:
                'A roster is traced from upload to deletion through logs, support tools and backups. FERPA, COPPA and GDPR are pointed out where they bite. Take away: inventory sheet and questions for vendors.',
            },
            {
              term: 'Reading a SOC 2 report',
              description:
                'Scope, period, exceptions, complementary controls, and what the report does not say. How it compares with ISO 27001. Take away: a reading guide for those who buy.',
            },
            {
              term: 'The first morning',
              description:
                'How to plan and rehearse the start of term: load shape, rosters, support, go or no-go. Take away: a readiness list by area.',
            },
          ],
        },
      ],
    },
    {
      id: 'access',
      heading: 'Access for everyone',
      blocks: [
        {
          type: 'paragraph',
          text: 'Slides and hand-outs are sent beforehand in an accessible format. Speakers describe what they show. Live captions are switched on, and other arrangements such as sign-language interpreting are made when you tell us in time. If a talk is recorded, which you decide, the recording gets corrected captions and a transcript before it is shared.',
        },
      ],
    },
    {
      id: 'ask',
      heading: 'How to ask for one',
      blocks: [
        {
          type: 'list',
          ordered: true,
          items: [
            'Send the topic, the audience and two or three possible dates through [schedule a call](/contact-us?subject=call).',
            'We ask what your group knows already and what it hopes to decide.',
            'You receive an outline with adapted examples and say what to change.',
            'Afterwards you get the materials, and answers in writing to the questions for which there was no time.',
          ],
        },
        {
          type: 'paragraph',
          text: 'A topic that is missing here can be proposed. We will tell you if we do not know enough to speak about it.',
        },
      ],
    },
  ],
  groups: [
    {
      title: 'Read before you listen',
      items: [
        {
          icon: 'eye',
          title: 'Accessibility by design',
          description: 'Who does what, when, role by role.',
          href: '/blogs/accessibility-by-design',
        },
        {
          icon: 'brain',
          title: 'Responsible AI in EdTech',
          description: 'Seven pieces of work and the folder that remains.',
          href: '/blogs/responsible-ai-in-edtech',
        },
        {
          icon: 'lock-key',
          title: 'Data governance for student data',
          description: 'Inventory, access, retention, incidents.',
          href: '/blogs/data-governance-for-student-data',
        },
      ],
    },
    {
      title: 'Other forms',
      items: [
        {
          icon: 'video-camera',
          title: site.live,
          description: 'A working session on your own product.',
          href: '/live',
        },
        {
          icon: 'certificate',
          title: site.academy,
          description: 'Courses with practice between sessions.',
          href: '/academy',
        },
        {
          icon: 'microphone-stage',
          title: 'Podcasts',
          description: 'The subjects that we want to talk about, and what to read on each.',
          href: '/podcasts',
        },
      ],
    },
  ],
  contact: {
    body: 'Choose a topic, or describe the question that your team keeps returning to. We will propose an outline.',
  },
});
