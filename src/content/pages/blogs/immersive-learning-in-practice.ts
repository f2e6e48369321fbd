import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'article',
  name: 'Immersive learning in practice',
  line: 'build',
  head: {
    title: 'Immersive learning: when VR and simulations pay off',
    description:
      'When a simulation, virtual lab, or VR is worth its cost, how to design one around decisions, make it accessible, and fit it into a real lesson.',
  },
  hero: {
    title: 'Immersive learning: when is a headset worth it?',
    subtitle:
      'Immersive learning in practice: when a simulation earns its cost, and how to design it around decisions.',
    picture: { motifs: ['goggles', 'cube', 'flask', 'people'] },
  },
  summary:
    'Immersion pays off where the real thing is dangerous, expensive, rare, or invisible. How to choose the medium, and prove that it taught something.',
  category: 'Learning design',
  published: '2026-11-21',
  updated: '2026-11-22',
  sections: [
    {
      id: 'the-question',
      heading: 'The question before the medium',
      blocks: [
        {
          type: 'paragraph',
          text: '“We should do something in VR” is a sentence about equipment. The useful one is about a learner. What can’t this person practice now, and why not?',
        },
        {
          type: 'paragraph',
          text: 'Four answers justify the effort. The real thing is **dangerous**, like a chemical spill or a live cable. It’s **expensive**, like a field trip or a machine that can’t be taken out of service. It’s **rare**: the emergency that occurs once in a career. Or it’s **invisible**, like a molecule or a market over ten years. If none of these applies, a good video or a conversation will teach just as well and can be revised on a Tuesday afternoon.',
        },
      ],
    },
    {
      id: 'choosing-the-medium',
      heading: 'Choosing the medium',
      blocks: [
        {
          type: 'paragraph',
          text: 'Immersion is a ladder. Take the lowest rung that serves the skill.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Branching scenario',
              description:
                'Text, stills, and choices. Unbeatable for judgment and conversation. Cheap to write and easy to translate.',
            },
            {
              term: 'Two-dimensional simulation',
              description:
                'Variables, instruments, a model that responds. The right place for cause and effect, and for most science.',
            },
            {
              term: 'Virtual lab',
              description:
                'A procedure with tools and mistakes. For teaching method and for preparing for the real lab.',
            },
            {
              term: 'Three-dimensional scene on a screen',
              description: 'When shape or assembly is the subject and can be turned with a finger.',
            },
            {
              term: 'Augmented reality',
              description: 'When the real object is there and needs to be explained.',
            },
            {
              term: 'Virtual reality',
              description:
                'When the body is part of the skill: reach, orientation, scale, stress. Plan for supervision, and for people who can’t wear a headset.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'Everything up to a 3D scene on a screen can run in an ordinary browser, so it’ll run on the computers that schools have.',
        },
      ],
    },
    {
      id: 'design-for-decisions',
      heading: 'Design for decisions',
      blocks: [
        {
          type: 'paragraph',
          text: 'A simulation teaches at the points where the learner decides. Everything else is scenery. We write the list of decisions first, with four lines for each of them:',
        },
        {
          type: 'list',
          ordered: true,
          items: [
            'What the learner knows at this moment.',
            'What they may do, including the wrong things that people really do.',
            'What happens then, soon enough to be connected with the cause.',
            'What they should understand, and how they’ll notice it.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Fidelity follows from the list. Where a decision depends on a detail, such as the color of the precipitate, that detail has to be true. Where it doesn’t, realism costs money and attention. Novices often learn better from a simplified model that becomes more complete as they do.',
        },
        {
          type: 'paragraph',
          text: 'Let people fail and go on. A lab in which nothing can go wrong is a movie with buttons. After a mistake, show the consequence first and the correction second, and offer the way back.',
        },
        {
          type: 'paragraph',
          text: 'The debrief is part of the design as well. What did you do, what happened, what would you do differently? Without that conversation, with a teacher or on paper, much of the experience stays just an experience.',
        },
      ],
    },
    {
      id: 'include-everyone',
      heading: 'Include everyone',
      blocks: [
        {
          type: 'paragraph',
          text: 'Decide access at the storyboard. Later is too late, because it’s the interaction itself that excludes people.',
        },
        {
          type: 'list',
          items: [
            'Every action works by keyboard and touch as well as by mouse. Dragging has an alternative, as WCAG 2.2 requires at level AA.',
            'The state of the scene exists as text: what’s here, what has changed, what can be done. It helps screen reader users, and whoever writes your tests.',
            'Motion can be reduced, nothing flashes more than three times in a second, and the activity can be finished without standing or reaching.',
            'Sound carries captions, and spatial cues have a visual form.',
            'In virtual reality, offer a seated mode, one-handed control, teleporting instead of gliding, and an equivalent on a screen that leads to the same objective and the same credit. The W3C’s XR Accessibility User Requirements are a good place to start.',
          ],
        },
        {
          type: 'paragraph',
          text: 'An equivalent isn’t an apology. Written well, it’s the version everybody can use when the headsets are in another building.',
        },
      ],
    },
    {
      id: 'fit-the-lesson',
      heading: 'Fit the lesson',
      blocks: [
        {
          type: 'paragraph',
          text: 'The best simulation goes unused if it doesn’t fit a lesson. Ask early.',
        },
        {
          type: 'list',
          items: [
            'How many minutes are left once everyone has signed in? Build for that, with progress that can be saved.',
            'Which devices, which browsers, and which network, on how many machines at once?',
            'What does the teacher do meanwhile? Give them a view of where people are and two or three questions to stop on. They’ll need a plan for when the network fails, too.',
            'How does it enter the course? Launch it with LTI 1.3 and return a result to the gradebook. Keep the path from the course to the first decision short.',
          ],
        },
      ],
    },
    {
      id: 'prove-it',
      heading: 'Prove that it taught something',
      blocks: [
        {
          type: 'paragraph',
          text: 'Enjoyment proves little. Decide beforehand what you’d accept as evidence.',
        },
        {
          type: 'paragraph',
          text: 'Within the simulation, record decisions. xAPI statements such as “chose the wrong control, noticed, corrected” can be read by a teacher as well as by an analyst. Outside it, set a task that differs on the surface and needs the same understanding. Compare with what you did before, for the same objective, including the time it took.',
        },
        {
          type: 'paragraph',
          text: 'Try the first one with a small group and revise it. Then commission a series. The second simulation should be made from parts of the first, which is where costs fall. Instruments and notebooks are reused, and only the science is new.',
        },
      ],
    },
    {
      id: 'before-you-commission',
      heading: 'Before you commission',
      blocks: [
        {
          type: 'paragraph',
          text: 'Ask any vendor, us included, for the list of decisions, the equivalent path, the devices tested, and the components you’ll own at the end. If the first answer is a demo reel, keep asking.',
        },
        {
          type: 'paragraph',
          text: 'These questions and more are on the [checklist before you commission](/checklists#immersive-brief).',
        },
      ],
    },
  ],
  related: [
    '/build/immersive-learning-solutions',
    '/case-studies/biology-virtual-labs',
    '/case-studies/accessible-multilingual-simulations',
  ],
  contact: {
    topic: 'immersive-learning',
    body: 'Simulate it, film it, or leave it alone? Two sentences about the skill and the lesson are enough for a second opinion.',
  },
});
