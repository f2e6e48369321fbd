import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'document',
  name: site.live,
  line: 'cognify',
  head: {
    title: `${site.live}: working sessions, and podcasts`,
    description:
      'Live working sessions for EdTech product, content, and IT teams, on something of your own. And six topics for podcasts, with what to read on each.',
  },
  hero: {
    title: site.live,
    subtitle:
      'We sit down with your team and work on something of yours until there’s a decision. Podcasts are at the end.',
    picture: { motifs: ['play', 'people', 'screen', 'clock'] },
  },
  sections: [
    {
      id: 'what',
      heading: 'What a live session is',
      blocks: [
        {
          type: 'paragraph',
          text: 'One team, one topic, and something of your own on the screen, such as a page or a release plan. We look at it and try things with you. At the end you have a short record of what was decided and who does what.',
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
                'We go through one of your pages live with a keyboard and a screen reader. For product managers who’ve read the reports and never heard the problem.',
            },
            {
              term: 'The first week of school, simulated',
              description:
                'Rosters arrive late, sign-on fails, a grade doesn’t sync. Your team plays through the first week and finds the gaps in its runbook.',
            },
            {
              term: 'What should AI do here?',
              description:
                'One use of AI that you’re considering: what could go wrong, how you’d test it, and who could stop it.',
            },
            {
              term: 'Cut the roadmap',
              description:
                'You bring the list. We help you sort it by the evidence behind each line, and say no out loud.',
            },
            {
              term: 'Which data, and for how long?',
              description:
                'We go through the fields you collect about learners, and ask who needs them and when they’re deleted. FERPA, COPPA, and GDPR stay open beside the list.',
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
            'You write to us with a topic, who’d take part, and two or three times that work for you.',
            'We have a short call beforehand and agree on what will be on the screen. Please don’t bring student data.',
            'We hold the session, with captions. It’s recorded only if everyone agrees.',
            'You get the record: decisions, open questions, next steps.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Keep the group small enough for everyone to speak. It works best if the person who decides sits next to someone who hears from users.',
        },
      ],
    },
    {
      id: 'dates',
      heading: 'Dates',
      blocks: [
        {
          type: 'paragraph',
          text: 'There’s no public calendar, since each session is set up for one team. [Ask for a session](/contact-us?topic=session) and name the topic in your message.',
        },
      ],
    },
    {
      id: 'podcasts',
      heading: 'Podcasts',
      blocks: [
        {
          type: 'paragraph',
          text: 'We haven’t published any episodes. These are six conversations we’d like to hear, with something to read on each in the meantime.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Accessibility deadlines',
              description:
                'How a product team decides what to fix first when the date is firm. Read [accessibility by design](/blogs/accessibility-by-design).',
            },
            {
              term: 'AI with an editor in charge',
              description:
                'Where a model’s draft saves time, and where it costs time. Read [responsible AI in EdTech](/blogs/responsible-ai-in-edtech).',
            },
            {
              term: 'Labs without a lab',
              description:
                'What a simulation can teach, and what still needs a bench and a burner. Read [immersive learning in practice](/blogs/immersive-learning-in-practice).',
            },
            {
              term: 'Handing over, holding on',
              description:
                'What happens to knowledge when someone else builds part of a product. Read [tech outsourcing for EdTech](/blogs/tech-outsourcing-for-edtech).',
            },
            {
              term: 'The district’s questions',
              description:
                'What a district asks about student data when it’s about to sign. Read [data governance for student data](/blogs/data-governance-for-student-data).',
            },
            {
              term: 'Skills and their shelf life',
              description:
                'How to train for work that will look different in three years. Read [workforce skills that last](/blogs/workforce-skills-that-last).',
            },
          ],
        },
        {
          type: 'paragraph',
          text: `Have you done the work, and would you talk about it? Write to [${site.mailboxes.general}](mailto:${site.mailboxes.general}) with the word “Podcast” in the subject. An episode on this site has to come with a full transcript, as WCAG asks at level A (criterion 1.2.1).`,
        },
      ],
    },
  ],
  groups: [
    {
      title: 'If you’d rather',
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
    body: 'Whatever your team keeps arguing about is usually the right topic.',
  },
});
