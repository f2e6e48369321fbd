import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Standards alignment programme',
  line: 'solve',
  head: {
    title: 'Aligning K-12 content to state standards',
    description:
      'How a K-12 publisher’s library was mapped to state standards by subject specialists, tagged in machine-readable form and kept current.',
  },
  hero: {
    title: 'Alignment that a curriculum director can check',
    subtitle:
      'A publisher’s library mapped to state standards with a reason beside each match, and tags that travel with the content.',
    picture: { motifs: ['target', 'page', 'tick', 'book'] },
  },
  summary:
    'A K-12 publisher needed alignments that would stand up to review by states and districts. Specialists mapped the library, recorded their reasons, and left a process for revisions.',
  client: 'A K-12 publisher',
  isWorkedExample: true,
  topics: ['Content'],
  metrics: [],
  sections: [
    {
      id: 'challenge',
      heading: 'The challenge',
      blocks: [
        {
          type: 'paragraph',
          text: 'In K-12, alignment decides sales. An adoption committee asks which lesson teaches which standard, opens a few at random, and judges the publisher by what it finds. This publisher’s alignments had been made at different times by different hands. Some were generous: a lesson that mentioned fractions was listed under every standard with the word in it. Some belonged to standards that the state had since revised.',
        },
        {
          type: 'paragraph',
          text: 'Internally, the alignments lived in spreadsheets apart from the content. When an editor moved an activity, nobody told the spreadsheet.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'Our approach',
      blocks: [
        {
          type: 'paragraph',
          text: 'We agreed first on what a match means. A standard has a skill, a content area and often a level of rigour. An activity that touches the content without asking for the skill is not aligned to it, however close the words.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Strength',
              description:
                'Each match is marked as teaches, practises or assesses. A standard counts as covered when it has at least one of each.',
            },
            {
              term: 'Evidence',
              description:
                'Beside every match stands the passage or task that justifies it and a sentence saying why. A reviewer can agree or disagree with it in a minute.',
            },
            {
              term: 'Two readings',
              description:
                'One specialist maps, another checks without seeing the first result. Differences go to a lead, and the reasoning joins the guide.',
            },
            {
              term: 'Identifiers',
              description:
                'Standards are referred to by stable identifiers in the CASE format where a state publishes it, so that a revision can be compared with its predecessor by machine.',
            },
            {
              term: 'Tags',
              description:
                'Alignments are stored with the content, as metadata on the lesson and the item. Export to a district’s system or to a correlation document comes from there.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'AI helped in one place: it suggested candidates for a standard from the library, so that specialists read a short list and not a whole grade. It accepted nothing. Suggestions that specialists turned down were looked at again from time to time, to see what the tool misunderstood.',
        },
        {
          type: 'paragraph',
          text: 'Mapping also showed what was absent. Standards without a match, or with practice and no teaching, were listed by grade and weight, and the publisher commissioned against that list.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The outcome',
      blocks: [
        {
          type: 'paragraph',
          text: 'The publisher holds one alignment per state in place of several versions, each match with its evidence. Loose matches were taken out, which made some coverage tables shorter and all of them defensible.',
        },
        {
          type: 'paragraph',
          text: 'Quality was verified by sampling: matches drawn at random were read by a specialist who had taken no part, and an error led to a check of everything by the same hand or on the same standard. The publisher’s editors now change an alignment in the same screen in which they change the lesson. When a state revises its standards, a comparison lists what is affected before anyone starts to read.',
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
            '**Define a match strictly.** A shorter table that survives inspection is worth more than a long one that does not.',
            '**Write down the reason.** It turns review from a dispute into a check.',
            '**Keep tags with the content.** A spreadsheet is out of date the day after it is made.',
            '**Use the gaps.** They are the best commissioning brief you will get.',
          ],
        },
      ],
    },
  ],
  related: [
    '/k-12/learning-efficacy',
    '/support/content-engineering-services',
    '/case-studies/content-engine-pilot',
  ],
  contact: {
    body: 'Choose one unit with its present alignment, and compare your reading of each match with ours.',
  },
});
