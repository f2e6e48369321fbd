import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Product roadmap reset',
  line: 'solve',
  head: {
    title: 'How to reset an EdTech product roadmap',
    description:
      'A worked example: turning a crowded EdTech product roadmap into a few bets, each with evidence, a measure, and a stop-or-go date.',
  },
  hero: {
    title: 'A product roadmap with fewer plans and better reasons',
    subtitle: 'How we rebuild a crowded roadmap as a short list of bets with stop-or-go dates.',
    picture: { motifs: ['compass', 'ladder', 'target'] },
  },
  summary:
    'When commitments outrun capacity, a roadmap needs reasons. This example shows how evidence from buyers and teachers can turn a long list into a few bets, each with a measure and a decision date.',
  isWorkedExample: true,
  topics: ['Strategy'],
  audiences: ['K-12 publishing'],
  metrics: [],
  sections: [
    {
      id: 'challenge',
      heading: 'The situation',
      blocks: [
        {
          type: 'paragraph',
          text: 'Take an EdTech company whose roadmap is booked further out than anyone can see. It holds promises to large customers, requirements copied out of RFPs, and repairs that engineers want to make to code they wrote in a hurry. Everything on it has a sponsor. Nothing has a measure.',
        },
        {
          type: 'paragraph',
          text: 'Sales sells from such a list, so an idea becomes an obligation the day it’s shown to a district. Teams start much and finish little. One question exposes the state of things: what will this product no longer do a year from now? Without an answer, the roadmap is an inventory.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'How we’d go about it',
      blocks: [
        {
          type: 'paragraph',
          text: 'We keep an engagement like this short and give it four steps. Each ends with something on paper.',
        },
        {
          type: 'list',
          ordered: true,
          items: [
            '**Look.** We interview buyers who chose the product, left it, or picked another, along with teachers who use it daily and teachers who stopped. We read support tickets and lost bids, and set the product beside its alternatives, the spreadsheet and the photocopier included. You keep the notes, sorted by question.',
            '**Choose.** Each item on the old list is rewritten as a bet: which problem it solves, how anyone would know, and what it costs to find out. An item for which those sentences can’t be written is set aside. You keep both piles.',
            '**Test.** The bets with the highest stakes and the thinnest evidence are tried cheaply first: a clickable sketch with teachers, a page that describes the offer, a pilot run by hand behind the screen. What each trial shows is written down before the argument about what it means.',
            '**Commit.** The roadmap gets three horizons. “Now” is committed and staffed. “Next” is intended, with conditions. “Later” is open, and sales may not quote it. Retirement has a horizon of its own.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Regulation is never a bet. Accessibility to WCAG 2.1 AA for public-sector customers, student privacy, the end of support for old integration standards: these are fixed points and go on the calendar first, because they don’t wait for a better moment.',
        },
        {
          type: 'paragraph',
          text: 'Leadership makes the choices, in working sessions with the evidence on the wall. We prepare the alternatives and argue for our reading; the decision belongs to those who will live with it. This is also where the work tends to fail. If the loudest account can put its request back on the list with a phone call, the bets are decoration. So one rule goes into the roadmap itself: whoever adds an item names the one that leaves.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'How you would know it works',
      blocks: [
        {
          type: 'paragraph',
          text: 'A short roadmap proves nothing by being short. The test comes at the first decision date, which is why the measures are named on the day the bets are chosen: how many teachers finish a task unaided in the clickable sketch, whether buyers ask for the offer after reading one page about it, which support tickets a repair ought to remove.',
        },
        {
          type: 'paragraph',
          text: 'On that date, three questions can be answered from documents alone. Has each bet been judged against the measure set for it? Does every bet that misses its measure stop or change? Has anything entered the list without naming what it replaces? An outsider with the roadmap and the meeting notes can check all three, and so can your board.',
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
    topic: 'k-12-strategy',
    body: 'Someone from outside can ask what colleagues can’t. We’d be glad to.',
  },
});
