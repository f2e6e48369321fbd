import { answers, fields, problems, sentence } from '#src/content/house.ts';
import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

const headings = (options: readonly { readonly id: string; readonly name: string }[]) =>
  options.map(({ id, name }) => ({ id, name }));

export default definePage({
  layout: 'start',
  name: 'Start with your problem',
  line: 'solve',
  head: {
    title: 'Start with your problem: what to read, who to ask',
    description: `Choose your field and what you need. For each problem, ${site.name} suggests two pages to read, one case study or worked example, and a place to ask your question.`,
  },
  title: 'Start with your problem',
  intro:
    'Start here if you know the problem and not the page. Say which field you’re in, what you need, and by when. You’ll get two pages to read, a story, and a contact form that opens with your own sentence.',
  ...sentence,
  headings: { fields: headings(fields), problems: headings(problems) },
  answers,
  contact: {
    topic: 'call',
    body: 'A different problem, or several at once? Write to us in your own words.',
  },
});
