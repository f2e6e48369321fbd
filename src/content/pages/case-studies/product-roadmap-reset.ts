import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Product roadmap reset',
  line: 'solve',
  head: {
    title: 'Resetting an EdTech product roadmap',
    description:
      'How an EdTech company replaced a crowded roadmap with a few bets, each with evidence, an owner and a date to decide whether to go on.',
  },
  hero: {
    title: 'Fewer plans, better reasons',
    subtitle:
      'A crowded roadmap was taken apart, tested against evidence and rebuilt as a few bets with dates to stop or go on.',
    picture: { motifs: ['compass', 'ladder', 'target'] },
  },
  summary:
    'An EdTech company had more commitments than capacity and no way to rank them. Research with buyers and teachers led to a short roadmap with reasons and points of decision.',
  client: 'An EdTech company',
  isWorkedExample: true,
  topics: ['Strategy'],
  metrics: [],
  sections: [
    {
      id: 'challenge',
      heading: 'The challenge',
      blocks: [
        {
          type: 'paragraph',
          text: 'The company’s roadmap was full for longer than anybody could see. It held promises to large customers, answers to competitors, the founder’s ideas, demands copied from calls for tender, and the engineers’ wish to repair what they had built in haste. Everything had a sponsor. Nothing had a measure.',
        },
        {
          type: 'paragraph',
          text: 'Sales sold from the list, so that an idea became an obligation. Teams began much and finished little. Asked what the product would no longer do in a year’s time, nobody had an answer.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'Our approach',
      blocks: [
        {
          type: 'paragraph',
          text: 'We kept the engagement short, and divided it into looking, choosing and writing down.',
        },
        {
          type: 'list',
          ordered: true,
          items: [
            '**Looking.** Conversations with buyers who had chosen the product, left it, or picked another; with teachers who use it daily and with those who have stopped. We read support tickets, lost bids and usage, and laid the product beside alternatives, among them the spreadsheet and the photocopier.',
            '**Choosing.** Every item on the old list was rewritten as a bet: for whom, which problem, what we believe will change, how we would know, what it costs to find out. Items for which that sentence could not be written were set aside.',
            '**Testing.** The bets with the weakest evidence and the highest stakes were tried cheaply first: a clickable sketch with teachers, a page that describes the offer, a pilot done by hand behind the screen.',
            '**Writing down.** A roadmap in three horizons. Now is committed, with owners. Next is intended, with conditions. Later is open, and sales may not quote it. Retirement has a horizon of its own.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Regulation was treated as fixed points and not as bets: accessibility to WCAG 2.1 AA for public-sector customers, student privacy, the end of support for old integration standards. They were placed first, since they do not wait for a better moment.',
        },
        {
          type: 'paragraph',
          text: 'Leadership chose between the alternatives in working sessions with the evidence on the wall. We prepared the choices and argued for our reading. The company decided.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The outcome',
      blocks: [
        {
          type: 'paragraph',
          text: 'The company now has a roadmap short enough to be remembered. Each bet carries its evidence, its owner, its measure and a date on which it is continued or stopped. Sales has a version for customers that says what is certain. Several old commitments were settled with the customers concerned, who mostly wanted something simpler than had been written down.',
        },
        {
          type: 'paragraph',
          text: 'How do we know that it took? By the behaviour at the first date of decision. Bets were reviewed against the measures named in advance, and one that had not earned its continuation was stopped without a search for someone to blame. The review is now a fixed part of the quarter, run by the company itself.',
        },
      ],
    },
    {
      id: 'takeaways',
      heading: 'What others can take from it',
      blocks: [
        {
          type: 'list',
          items: [
            '**Write each plan as a bet.** If you cannot say what would prove it wrong, it is a wish.',
            '**Talk to people who left.** They have no reason to be polite.',
            '**Give retirement a place on the roadmap.** Otherwise capacity only ever shrinks.',
            '**Keep a public and a private horizon.** Sales needs certainty, product needs room.',
          ],
        },
      ],
    },
  ],
  related: [
    '/k-12/digital-strategy',
    '/case-studies/modernization-edtech-suite',
    '/blogs/education-learning-trends-2025',
  ],
  contact: {
    body: 'If your roadmap has grown to please everyone, a short review with somebody from outside is a good start.',
  },
});
