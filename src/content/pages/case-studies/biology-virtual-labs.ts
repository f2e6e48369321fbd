import { metric } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Biology virtual labs',
  line: 'build',
  head: {
    title: 'Accessible biology virtual labs: 30% cost savings',
    description:
      'How a set of biology virtual labs was built from shared, accessible parts: 30% cost savings and assets that comply with WCAG.',
  },
  hero: {
    title: 'Virtual biology labs that every student can run',
    subtitle:
      'Experiments built from shared instruments, operable from the keyboard, and described for students who cannot see the slide.',
    picture: { motifs: ['flask', 'screen', 'key', 'tick'] },
  },
  summary:
    'A higher-education publisher needed virtual biology labs that taught method and met WCAG. Building them from shared parts brought 30% cost savings and compliant assets.',
  client: 'A higher-education publisher',
  topics: ['Immersive learning', 'Accessibility'],
  audiences: ['K-12 publishing', 'Higher education'],
  metrics: [metric('lab-savings'), metric('lab-assets')],
  sections: [
    {
      id: 'challenge',
      heading: 'The challenge',
      blocks: [
        {
          type: 'paragraph',
          text: 'A lab course teaches more than facts. Students learn to set up a comparison, to read an instrument, to make a mistake and notice it. The publisher wanted that on a screen, for students without access to a lab bench and for those preparing for one.',
        },
        {
          type: 'paragraph',
          text: 'Two things stood in the way. Each experiment had been budgeted as a production of its own, which made a full set too expensive. And the obvious way of building them, dragging objects on a canvas, shuts out students who use a keyboard, a switch, or a screen reader. Retrofitting access at the end would have meant paying for the interaction twice.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'Our approach',
      blocks: [
        {
          type: 'paragraph',
          text: 'We took the list of experiments apart before drawing anything. Most of them use the same things: a microscope, a pipette, a balance, a timer, a tray of samples, a notebook. Each of these became one component with one behavior, one set of artwork, and one description, used wherever it was needed.',
        },
        {
          type: 'list',
          ordered: true,
          items: [
            '**Learning design.** For each lab, the objective, the decision the student must make, and the mistakes worth allowing. Steps that taught nothing were cut.',
            '**Interaction model.** Every drag has an equivalent: choose the object, choose the place, confirm. The same sequence works by mouse, touch, and keyboard, which satisfies the dragging-movements criterion of WCAG 2.2 as well as keyboard operation.',
            '**Description as content.** Subject specialists write the observations: what is under the lens, how it differs from the control, what changed since the last reading. Status changes are announced without moving the focus.',
            '**Production.** Components first, one lab as proof, then the rest in batches, each reviewed by a biologist and an accessibility tester before the next began.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Color never carries a result alone: stains and indicators are named, and the text and controls hold their contrast ratios. Motion can be paused, and every timed step has an alternative.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The outcome',
      blocks: [
        {
          type: 'paragraph',
          text: 'Built from shared parts, the labs brought 30% cost savings, and the assets comply with WCAG. Conformance was checked per lab, with automated checks for what they can find and by hand for what they cannot: a full run of each experiment with the keyboard alone and with a screen reader, from the first instruction to the submitted notebook.',
        },
        {
          type: 'paragraph',
          text: 'The publisher received the labs, the component library with its documentation, the descriptions as an editable file, and the test record for each lab. New experiments start from the library, and work on them can begin with the science.',
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
            '**Look for the instruments that experiments share.** The savings are in what repeats.',
            '**Give every drag an equivalent at the design stage.** It costs a conversation then and a rebuild later.',
            '**Treat descriptions as part of the lesson.** A biologist must write what a biologist would notice.',
            '**Prove one lab end to end first**, with the reviewers who will sign off the rest.',
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
    body: 'Planning labs or simulations? Bring the list of experiments: most of them need the same few instruments, and that is where the budget is decided.',
  },
});
