import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'document',
  name: 'Tools',
  line: 'deliver',
  saved: 'on-request',
  head: {
    title: 'Free tools for learning product teams',
    description:
      'A back-to-school calendar, an AI feature folder, a procurement pack, and accessibility by role. No sign-up, and what you write stays on your device.',
  },
  hero: {
    title: 'Tools for learning product teams',
    subtitle:
      'Four worksheets to fill out yourself, made from our articles and answers. No account, no email address.',
    picture: { motifs: ['puzzle', 'calendar', 'pencil', 'tick'] },
  },
  sections: [
    {
      id: 'how-they-work',
      heading: 'How they work',
      blocks: [
        {
          type: 'terms',
          items: [
            {
              term: 'On your device',
              description:
                'What you write stays in your browser and isn’t sent anywhere. It’s there when you come back, and one button removes it.',
            },
            {
              term: 'Without a connection',
              description:
                'A tool you’ve opened once works offline. It also prints, with or without answers.',
            },
            {
              term: 'With undo',
              description: 'Every change can be undone, and so can starting over.',
            },
            {
              term: 'Yours to keep',
              description:
                'Take the result as a file or on paper. If you’d like to talk about it, one link puts it into the contact form, where you can read it again and then send it.',
            },
          ],
        },
      ],
    },
  ],
  leads: 'Four tools',
  groups: [
    {
      title: 'Plan and prepare',
      items: [
        {
          icon: 'calendar-check',
          title: 'Back-to-school countdown',
          description: 'From the first day of school back to every freeze, roster, and dry run.',
          href: '/tools/back-to-school-countdown',
        },
        {
          icon: 'file-text',
          title: 'AI feature folder',
          description: 'The seven documents that schools ask for, as questions to answer.',
          href: '/tools/ai-feature-folder',
        },
        {
          icon: 'eye',
          title: 'Accessibility readiness',
          description: 'Ten tasks by role, and what’s still open. There’s no score.',
          href: '/tools/accessibility-readiness',
        },
        {
          icon: 'stack',
          title: 'Procurement pack',
          description: 'Our answers to the questions that you pick, as one printable page.',
          href: '/tools/procurement-pack',
        },
      ],
    },
    {
      title: 'What they come from',
      items: [
        {
          icon: 'clipboard-text',
          title: 'Summer release readiness',
          description: 'Worked example: the plan behind the countdown, part by part.',
          href: '/case-studies/summer-release-readiness',
        },
        {
          icon: 'article',
          title: 'Responsible AI in EdTech',
          description: 'Article: the seven pieces of work behind the folder.',
          href: '/blogs/responsible-ai-in-edtech',
        },
        {
          icon: 'article',
          title: 'Accessibility by design',
          description: 'Article: who does what, role by role.',
          href: '/blogs/accessibility-by-design',
        },
      ],
    },
  ],
  contact: {
    topic: 'call',
    body: 'Filled one out already? Then a first call can go straight to your answers.',
  },
});
