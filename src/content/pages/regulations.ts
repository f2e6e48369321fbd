import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'regulations',
  name: 'Rules and dates',
  line: 'support',
  saved: 'on-request',
  head: {
    title: 'EdTech regulations: accessibility, privacy, AI dates',
    description:
      'Accessibility, privacy, and AI rules for EdTech in the US and the EU: who each rule binds, what it requires, its dates, its text, and when we checked it.',
  },
  hero: {
    title: 'EdTech rules and their dates',
    subtitle:
      'The laws and standards that digital learning has to meet: who each one binds, what it requires, when it takes effect, and where to read it.',
    picture: { motifs: ['calendar', 'page', 'key', 'shield'] },
  },
  notes: {
    id: 'notes',
    heading: 'What this list is',
    blocks: [
      {
        type: 'list',
        items: [
          'It covers the rules that other pages of this site mention. A rule that is not listed may still apply to you.',
          'Each rule was checked on the day given, against the official text or published accounts of it. What our sources do not state, dates above all, is left out.',
          'A date is shown as upcoming if it was still ahead on the day of the check.',
          'The calendar file has every date on the list. The feed lists a rule again each time we recheck it.',
          'It is not legal advice. For your own obligations, ask a lawyer who knows your jurisdiction.',
        ],
      },
    ],
  },
  contact: {
    body: 'Which rule do you have to meet, and by when? We can outline the work that it takes.',
    topic: 'accessibility',
  },
});
