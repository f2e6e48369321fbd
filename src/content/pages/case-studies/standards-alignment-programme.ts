import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Standards alignment program',
  line: 'solve',
  head: {
    title: 'K-12 standards alignment and curriculum mapping',
    description:
      'A worked example of K-12 standards alignment: mapping a library to state standards with evidence for each match and tags that stay with the content.',
  },
  hero: {
    title: 'Standards alignment that a curriculum director can check',
    subtitle:
      'How to map a library to state standards with a reason beside every match, and tags that travel with the content.',
    picture: { motifs: ['target', 'page', 'tick', 'book'] },
  },
  summary:
    'An alignment has to survive a committee that opens lessons at random. This example shows how specialists define a match and keep tags current when standards change.',
  isWorkedExample: true,
  topics: ['Content'],
  audiences: ['K-12 publishing', 'School districts'],
  metrics: [],
  sections: [
    {
      id: 'challenge',
      heading: 'What is at stake',
      blocks: [
        {
          type: 'paragraph',
          text: 'In K-12, alignment decides sales. An adoption committee opens a few lessons at random and judges the publisher by what it finds.',
        },
        {
          type: 'paragraph',
          text: 'Suppose the alignments in question come from different years and different hands. Some are generous: a lesson that mentions fractions is listed under every standard with the word in it. Some belong to standards the state has since revised. All of them live in spreadsheets, apart from the content. When an editor moves an activity, nobody tells the spreadsheet.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'How we map a library',
      blocks: [
        {
          type: 'paragraph',
          text: 'First comes an agreement on what counts as a match. A standard names a skill, a content area, and often a level of rigor. An activity that touches the content without asking for the skill isn’t aligned to it, however close the words.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Strength',
              description:
                'Each match is marked “teaches,” “practices,” or “assesses.” A standard counts as covered when it has at least one of each.',
            },
            {
              term: 'Evidence',
              description:
                'Every match comes with the passage or task that justifies it and a sentence that says why. A reviewer can agree or disagree in a minute.',
            },
            {
              term: 'Two readings',
              description:
                'One specialist maps a unit; a second maps it again without seeing the first mapping. Differences go to a lead, and the reasoning goes into the guide.',
            },
            {
              term: 'Identifiers',
              description:
                'Where a state publishes its framework in 1EdTech’s CASE format, tags carry the official identifiers, so software can compare a revision with its predecessor.',
            },
            {
              term: 'Tags',
              description:
                'Alignments are stored with the content, as metadata on the lesson and the item. An export to a district’s system or a correlation document is generated from there.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'AI has one job: suggesting candidates from the library for a given standard, so specialists read a short list instead of a whole grade. It accepts nothing. We also read a sample of what it leaves out, because a short list can be tidy and incomplete.',
        },
        {
          type: 'paragraph',
          text: 'Mapping shows what is absent as well. Standards with no match, or with practice and no teaching, are listed by grade and weight, and that list is yours to commission against.',
        },
        {
          type: 'paragraph',
          text: 'The trouble usually starts once the strict definition bites. Loose matches come out, and someone in sales asks for them back. Settle beforehand who may overrule a specialist, and have the reason written down when it happens.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'What a reviewer can check',
      blocks: [
        {
          type: 'paragraph',
          text: 'The check is one any district could repeat: hand random matches to a specialist who took no part, and count the disagreements. Agree beforehand on how many you’ll tolerate. A disagreement that turns out to be an error triggers a check of everything mapped by the same specialist or to the same standard.',
        },
        {
          type: 'paragraph',
          text: 'At handoff a publisher should hold one alignment per state and the evidence for each match. Two tests show whether it will last. Let an editor move an activity and see whether the tag moves with it. Then load last year’s framework beside this year’s and see whether the comparison lists the affected lessons before a specialist starts reading.',
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
    topic: 'k-12-content',
    body: 'On a call, we’ll go through the matches for one of your units, so you can compare your reading with ours.',
  },
});
