import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'document',
  name: 'Webinars',
  line: 'discover',
  head: {
    title: 'EdTech webinars for product, content, and IT teams',
    description:
      'Outlines of eleven online talks on accessibility, AI, LTI, and student data: what each one shows, what you take away, and how to book one for your team.',
  },
  hero: {
    title: 'Webinars for product, content, and IT teams',
    subtitle:
      'Talks on request, each built on one question and shown on real material. Choose one and ask for a date.',
    picture: { motifs: ['microphone', 'screen', 'speech', 'people'] },
  },
  sections: [
    {
      id: 'how-they-work',
      heading: 'How they work',
      blocks: [
        {
          type: 'paragraph',
          text: 'Each webinar is a talk with live examples and time for questions. It suits a team or a professional association that wants a common starting point. We give webinars on request, so there is no calendar here: each date is set with those who will attend.',
        },
        {
          type: 'paragraph',
          text: `You choose a topic below, and we adapt the examples to your field. To work on your own product instead of listening, ask for [${site.live}](/live). To learn a skill with practice between sessions, look at [${site.academy}](/academy).`,
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
                'Common interactions, from menus and dialogs to drag and drop, carousels, and data tables, each shown broken and then repaired. You see what changes in the design, in the code, and in the test. Takeaway: a checklist per pattern with the WCAG 2.2 criteria that apply.',
            },
            {
              term: 'From dashboard to decision',
              description:
                'Why teachers stop opening dashboards, and how to build one from questions. With before-and-after sketches and a way of testing them in a week. Takeaway: a template for questions by role and moment.',
            },
            {
              term: 'A roadmap in bets',
              description:
                'How to rewrite a list of features so each has evidence, a named lead, and a date to stop. Takeaway: the sheet that we use, and rules for what sales may quote.',
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
                'Graphs, maps, reaction mechanisms, works of art. What to say, what to leave out, and, in an assessment, what would give the answer away. Takeaway: a decision tree and sample descriptions.',
            },
            {
              term: 'Drafting with AI, editing with judgment',
              description:
                'We take one content type from specification to approved piece, with the machine’s errors left in. Takeaway: a template for specifications and a list of error types.',
            },
            {
              term: 'Aligned, says who?',
              description:
                'What a strict match to a standard is, how to record the reason, and how to survive a revision of the standard. Takeaway: a rating guide for matches.',
            },
            {
              term: 'When not to simulate',
              description:
                'Choosing between text, video, simulation, and virtual reality, depending on the decision that a learner has to make. Takeaway: a one-page brief for immersive work.',
            },
          ],
        },
      ],
    },
    {
      id: 'it-teams',
      heading: 'For IT, data, and privacy teams',
      blocks: [
        {
          type: 'terms',
          items: [
            {
              term: 'LTI 1.3, one launch at a time',
              description:
                'What happens between a click in the LMS and a page in the tool: OpenID Connect, tokens, roles, deep links, and grades, with a launch taken apart on the screen. Takeaway: a test plan for launches.',
            },
            {
              term: 'Following one student record',
              description:
                'We trace a roster from upload to deletion through logs, support tools, and backups, and point out where FERPA, COPPA, and GDPR apply. Takeaway: an inventory sheet and questions for vendors.',
            },
            {
              term: 'Reading a SOC 2 report',
              description:
                'Scope, period, exceptions, complementary controls, and what the report does not say. How it compares with ISO 27001. Takeaway: a reading guide for buyers.',
            },
            {
              term: 'The first day of school',
              description:
                'How to plan the back-to-school launch: load patterns, rosters, support, and the go/no-go decision. Takeaway: a readiness checklist by area.',
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
          text: 'Slides and handouts are sent beforehand in an accessible format. Speakers describe what they show. Live captions are on, and other arrangements, such as sign language interpreting, are made if you tell us in time. Whether a talk is recorded is up to you; a recording gets corrected captions and a transcript before it is shared.',
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
            'Send the topic, the audience, and two or three possible dates when you [ask for a session](/contact-us?topic=session).',
            'We ask what your group already knows and what it hopes to decide.',
            'You receive an outline with adapted examples and say what to change.',
            'Afterward you get the materials, and written answers to the questions that we ran out of time for.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Missing a topic? Propose it. We will tell you if we do not know enough to speak about it.',
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
          description: 'Who does what, and when, role by role.',
          href: '/blogs/accessibility-by-design',
        },
        {
          icon: 'brain',
          title: 'Responsible AI in EdTech',
          description: 'Seven pieces of work and the documents they leave.',
          href: '/blogs/responsible-ai-in-edtech',
        },
        {
          icon: 'lock-key',
          title: 'Data governance for student data',
          description: 'Inventory, access, retention, and incidents.',
          href: '/blogs/data-governance-for-student-data',
        },
      ],
    },
    {
      title: 'Other ways to learn with us',
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
          description: 'The topics we plan to record, and what to read on each.',
          href: '/podcasts',
        },
      ],
    },
  ],
  contact: {
    topic: 'session',
    body: 'Which question does your team keep coming back to? That is the webinar to ask for, whether or not it is on the list.',
  },
});
