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
          text: 'Each webinar is a talk with live examples and time for questions. It suits a team or a professional association that wants a common starting point. We give webinars on request, so there’s no calendar here: we set the date with those who’ll attend.',
        },
        {
          type: 'paragraph',
          text: `You choose a topic below, and we adapt the examples to your field. If you’d rather work on your own product, ask for [${site.live}](/live). To learn a skill with practice between sessions, look at [${site.academy}](/academy).`,
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
                'Common interactions, from menus to drag and drop, shown broken and then repaired. You see what changes in the design and in the code. Takeaway: a checklist per pattern with the WCAG 2.2 criteria that apply.',
            },
            {
              term: 'From dashboard to decision',
              description:
                'Why teachers stop opening dashboards, and how to build one from questions, with a way to test the sketches in a week. Takeaway: a template for questions by role and moment.',
            },
            {
              term: 'A roadmap in bets',
              description:
                'How to rewrite a list of features so they have evidence and a date to stop. Takeaway: the sheet we use, and rules for what sales may quote.',
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
                'Graphs, maps, reaction mechanisms, works of art. What to say, and what would give the answer away in an assessment. Takeaway: a decision tree and sample descriptions.',
            },
            {
              term: 'Drafting with AI, editing with judgment',
              description:
                'We take one content type from specification to approved piece, with the machine’s errors left in. Takeaway: a template for specifications and a list of error types.',
            },
            {
              term: 'Aligned, says who?',
              description:
                'What a strict match to a standard is, and how to record the reason so it survives a revision. Takeaway: a rating guide for matches.',
            },
            {
              term: 'When not to simulate',
              description:
                'Text, video, simulation, or virtual reality? It depends on the decision a learner has to make. Takeaway: a one-page brief for immersive work.',
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
                'What happens between a click in the LMS and a page in the tool, with a launch taken apart on the screen. Takeaway: a test plan for launches.',
            },
            {
              term: 'Following one student record',
              description:
                'We trace a roster from upload to deletion through logs and backups, and point out where FERPA, COPPA, and GDPR apply. Takeaway: an inventory sheet and questions for vendors.',
            },
            {
              term: 'Reading a SOC 2 report',
              description:
                'Scope, period, exceptions, and what the report doesn’t say. How it compares with ISO 27001. Takeaway: a reading guide for buyers.',
            },
            {
              term: 'The first day of school',
              description:
                'How to plan the back-to-school launch, from load patterns to the go/no-go decision. Takeaway: a readiness checklist by area.',
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
          text: 'Slides and handouts are sent beforehand in an accessible format. Speakers describe what they show. Live captions are on, and other arrangements, such as sign language interpreting, are made if you tell us in time. Whether a talk is recorded is up to you; a recording gets corrected captions and a transcript, and only then is it shared.',
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
            'Send the topic and two or three possible dates when you [ask for a session](/contact-us?topic=session).',
            'We ask what your group already knows and what it hopes to decide.',
            'You get an outline with adapted examples and say what to change.',
            'Afterward you get the materials, and answers to the questions we ran out of time for.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Missing a topic? Propose it. If we don’t know enough to speak about it, we’ll tell you.',
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
      ],
    },
  ],
  contact: {
    topic: 'session',
    body: 'Name the question your team keeps coming back to, whether or not it’s on the list.',
  },
});
