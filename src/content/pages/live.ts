import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'document',
  name: site.live,
  line: 'cognify',
  head: {
    title: `${site.live}: working sessions on your own product`,
    description:
      'Live working sessions for EdTech product, content, and IT teams: choose a topic, bring something real, and leave with a decision and a written record.',
  },
  hero: {
    title: site.live,
    subtitle:
      'We sit down with your team, on screen or in a room, and work on something of yours until there is a decision.',
    picture: { motifs: ['play', 'people', 'screen', 'clock'] },
  },
  sections: [
    {
      id: 'what',
      heading: 'What a live session is',
      blocks: [
        {
          type: 'paragraph',
          text: 'One team, one topic, and something of your own on the screen: a page, a test item, a data agreement, a release plan. We ask, look, and try things with you. At the end you have a short written record of what was decided, what is still open, and who does what.',
        },
      ],
    },
    {
      id: 'topics',
      heading: 'Topics to choose from',
      blocks: [
        {
          type: 'terms',
          items: [
            {
              term: 'One page, one screen reader',
              description:
                'We go through one of your pages live with a keyboard and a screen reader. For product managers who have read the reports and never heard the problem.',
            },
            {
              term: 'The first week of school, simulated',
              description:
                'Rosters arrive late, sign-on fails, a grade does not sync. Your team plays through the first week and finds the gaps in its runbook.',
            },
            {
              term: 'What should AI do here?',
              description:
                'One use of AI that you are considering: its purpose, what could go wrong, how you would test it, and who could stop it.',
            },
            {
              term: 'Cut the roadmap',
              description:
                'You bring the list. We help you sort it by the evidence behind each line, and say no out loud.',
            },
            {
              term: 'Which data, and for how long?',
              description:
                'We go through the fields that you collect about learners, and ask of each who needs it and when it is deleted. We keep FERPA, COPPA, and GDPR open beside the list.',
            },
            {
              term: 'From objective to item',
              description:
                'Three learning objectives, and the questions that would show whether they were met. For authors and assessment editors.',
            },
          ],
        },
      ],
    },
    {
      id: 'how-it-runs',
      heading: 'How it runs',
      blocks: [
        {
          type: 'list',
          ordered: true,
          items: [
            'You write to us with a topic, who would take part, and two or three times that work for you.',
            'We have a short call beforehand and agree on what will be on the screen. Please bring nothing that contains student data.',
            'We hold the session, with captions. It is recorded only if everyone agrees.',
            'You receive the written record: decisions, open questions, next steps.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Keep the group small enough for everyone to speak. Mixed groups work best: the person who decides, the person who builds, and someone who hears from users.',
        },
      ],
    },
    {
      id: 'dates',
      heading: 'Dates',
      blocks: [
        {
          type: 'paragraph',
          text: 'There is no public calendar: each session is set up for one team. [Ask for a session](/contact-us?topic=session) and name the topic in your message.',
        },
      ],
    },
  ],
  groups: [
    {
      title: 'If you would rather',
      items: [
        {
          icon: 'presentation-chart',
          title: 'Listen to a webinar',
          description: 'Webinars on request, with what each one covers.',
          href: '/discover/webinars',
        },
        {
          icon: 'certificate',
          title: `Take a course at ${site.academy}`,
          description: 'Courses with practice between sessions.',
          href: '/academy',
        },
        {
          icon: 'monitor',
          title: 'Request a demo',
          description: `${site.product}, with your own case.`,
          href: '/contact-us?topic=demo',
        },
      ],
    },
  ],
  contact: {
    topic: 'session',
    body: 'Pick the screen, the item, or the plan that your team keeps arguing about. That is usually the right topic.',
  },
});
