import { metric } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Biology virtual labs',
  line: 'build',
  head: {
    title: 'Accessible biology virtual labs: 30% cost savings',
    description:
      'Client work on biology virtual labs: 30% cost savings and WCAG compliant assets. With our method: shared instruments, operable from the keyboard.',
  },
  hero: {
    title: 'Virtual biology labs that every student can run',
    subtitle:
      'We build experiments from shared instruments that work from the keyboard and are described for students who can’t see the slide.',
    picture: { motifs: ['flask', 'screen', 'keyboard', 'tick'] },
  },
  summary:
    'Biology virtual labs: 30% cost savings and WCAG compliant assets. Here’s how we build experiments from shared, accessible parts.',
  topics: ['Immersive learning', 'Accessibility'],
  audiences: [],
  metrics: [metric('lab-savings'), metric('lab-assets')],
  sections: [
    {
      id: 'challenge',
      heading: 'What makes it hard',
      blocks: [
        {
          type: 'paragraph',
          text: 'A lab course teaches more than facts. Students learn to set up a comparison, to read an instrument, to make a mistake and notice it. Two things stand in the way of that on a screen. Budgeted as a production of its own, each experiment makes a full set too expensive. And the obvious way of building them, dragging objects on a canvas, shuts out students who use a keyboard or a screen reader. Retrofit access at the end, and you pay for the interaction twice.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'How we do this work',
      blocks: [
        {
          type: 'paragraph',
          text: 'We take the list of experiments apart before drawing anything. Most use the same things: a microscope, a pipette, a balance, a timer, a tray of samples, a notebook. Each becomes one component with one behavior and one description.',
        },
        {
          type: 'list',
          ordered: true,
          items: [
            '**Learning design.** For each lab, the objective, the decision the student must make, and the mistakes worth allowing. Steps that teach nothing are cut.',
            '**Interaction model.** Every drag has an equivalent: choose the object, choose the place, confirm. The same sequence works by mouse, touch, and keyboard, which covers the dragging-movements criterion of WCAG 2.2 as well as keyboard operation.',
            '**Description as content.** Subject specialists write the observations: what’s under the lens, how it differs from the control, what has changed since the last reading. Changes are announced and the focus stays where it is.',
            '**Production.** Components come first, then one lab as proof, then the rest in batches, each reviewed by a biologist and an accessibility tester.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Color doesn’t carry a result alone: stains and indicators are named. Motion can be paused, and every timed step has an alternative.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The figures, and what we check',
      blocks: [
        {
          type: 'paragraph',
          text: 'The project delivered 30% cost savings and WCAG compliant assets.',
        },
        {
          type: 'paragraph',
          text: 'We check conformance lab by lab: with automated tools for what they can find, and by hand for what they can’t. That means a full run of each experiment by keyboard and another with a screen reader, from the first instruction to the submitted notebook. The component library is handed over with its documentation, and the descriptions as an editable file.',
        },
      ],
    },
    {
      id: 'takeaways',
      heading: 'What you can take from it',
      blocks: [
        {
          type: 'list',
          items: [
            '**Look for the instruments that experiments share.** The savings are in what repeats.',
            '**Prove one lab end to end first**, with the reviewers who’ll sign off on the rest.',
          ],
        },
      ],
    },
  ],
  related: [
    '/build/immersive-learning-solutions',
    '/case-studies/accessible-multilingual-simulations',
    '/blogs/immersive-learning-in-practice',
  ],
  contact: {
    topic: 'immersive-learning',
    body: 'Most sets of experiments need the same few instruments. We can look for yours in the list.',
  },
});
