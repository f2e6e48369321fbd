import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Immersive learning solutions',
  line: 'build',
  head: {
    title: 'Immersive learning: virtual labs, simulations, VR',
    description:
      'Virtual labs, simulations, branching scenarios, and AR or VR lessons that teach a stated skill, run on school devices, and are built to WCAG 2.2 AA.',
  },
  hero: {
    title: 'Let learners try what they cannot try in class',
    subtitle: 'Virtual labs and scenarios with a purpose you can assess.',
    overlay: 'light',
    picture: { motifs: ['cube', 'goggles', 'flask', 'spark'] },
  },
  intro: {
    title: 'Practice, consequence, another attempt',
    paragraphs: [
      'Some skills need practice that’s too dangerous or too costly for a classroom. Think of titrating an acid, or calming a patient.',
      'Behind each is a decision. We choose the simplest form that lets a learner practice making it, which is often a browser simulation instead of a headset. Learning designers and accessibility engineers work on one storyboard from the first week.',
    ],
  },
  template: 'product',
  processSteps: {
    title: 'From one decision to a lesson',
    course: 'rising',
    steps: [
      {
        motif: 'target',
        title: 'Choose',
        text: 'The decision to practice, and the simplest form that lets a learner make it.',
      },
      {
        motif: 'pencil',
        title: 'Storyboard',
        text: 'Designers, experts, artists, and accessibility engineers share one from the first week.',
      },
      {
        motif: 'cube',
        title: 'Gray box',
        text: 'Models are reviewed in plain gray before you pay for detail.',
      },
      {
        motif: 'eye',
        title: 'Ways in',
        text: 'Captions, a keyboard path, and a flat-screen equivalent of every headset lesson.',
      },
      {
        motif: 'play',
        title: 'Practice',
        text: 'Learners plan, act, see the consequence, and try again.',
      },
    ],
  },
  offerings: {
    items: [
      {
        id: 'virtual-labs',
        title: 'Virtual labs',
        description:
          'Experiments with real variables and believable error, in biology, chemistry, and physics. Instructors see the lab notebook.',
        points: [
          'Model checked by a subject expert',
          'Lab notebook and instructor view',
          'Keyboard and screen-reader path',
        ],
        picture: { motifs: ['book', 'flask', 'bars'] },
      },
      {
        id: 'simulations',
        title: 'Simulations and interactives',
        description:
          'Compact models for one idea at a time. They come from a shared component library, so a series looks and behaves alike and can be translated without redrawing.',
        points: [
          'HTML5, no plug-ins',
          'Text kept separate for translation',
          'Launch through LTI or SCORM',
        ],
        picture: { motifs: ['cube', 'gear', 'globe'] },
      },
      {
        id: 'scenarios-and-games',
        title: 'Branching scenarios and serious games',
        description:
          'Conversations and cases in which choices have consequences, from clinical interviews to sales. Scoring reflects the reasoning as well as the ending.',
        picture: { motifs: ['path', 'speech', 'people'] },
      },
      {
        id: 'ar-and-vr',
        title: 'AR and VR lessons',
        description:
          'Spatial lessons for procedures and places where scale matters. There’s an equivalent on a flat screen, and sessions are short, with seated and comfort options.',
        points: ['Storyboard and comfort review', 'WebXR or native build', 'Instructor guide'],
        picture: { motifs: ['goggles', 'screen', 'cube'] },
      },
      {
        id: 'media-production',
        title: '3D, animation, and video',
        description:
          'Models and animations with reusable rigs, reviewed as gray boxes so you don’t pay for detail too early. Captions and audio description are part of the production schedule.',
        picture: { motifs: ['play', 'pencil', 'stack'] },
      },
    ],
  },
  statistics: {
    items: [
      statistic('simulations'),
      statistic('simulation-weeks'),
      statistic('lab-savings'),
      statistic('customers'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'biology-virtual-labs',
        title: 'Virtual biology labs that every student can run',
        category: 'CASE STUDY',
        href: '/case-studies/biology-virtual-labs',
        picture: { motifs: ['lens', 'flask', 'eye'] },
        description: 'Virtual labs for biology with WCAG compliant assets.',
      },
      {
        id: 'accessible-multilingual-simulations',
        title: 'Fifty simulations, several languages, no one left out',
        category: 'CASE STUDY',
        href: '/case-studies/accessible-multilingual-simulations',
        picture: { motifs: ['globe', 'cube', 'speech'] },
        description: '50 custom simulations in a 7-week timeframe.',
      },
      {
        id: 'immersive-learning-in-practice',
        title: 'Immersive learning: when is a headset worth it?',
        category: 'BLOG',
        href: '/blogs/immersive-learning-in-practice',
        picture: { motifs: ['goggles', 'spark', 'cap'] },
        description: 'When immersion helps learning, and when a diagram does it better.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'is-vr-needed',
        question: 'Do we need headsets?',
        answer: [
          'Usually not. A headset earns its place when body position or scale is part of the skill. For most science and workplace practice, a browser simulation reaches more learners on equipment they already have. If it isn’t clear, we prototype both.',
        ],
      },
      {
        id: 'accessible-simulations',
        question: 'Can a simulation be accessible?',
        answer: [
          'Yes, when it’s planned. Controls work by keyboard, changes are announced, color is never the only signal, and dragging has an alternative, as WCAG 2.2 criterion 2.5.7 requires. Where sight is essential to a task, we design an equivalent that reaches the same outcome.',
        ],
      },
      {
        id: 'tracking',
        question: 'What can be recorded about the learner’s work?',
        answer: [
          'Attempts and decisions, as xAPI statements or SCORM data, with the profile documented. We record what feedback needs and leave out gaze or movement data unless there’s a stated reason and consent.',
        ],
      },
      {
        id: 'devices',
        question: 'Will it run on our school laptops?',
        answer: [
          'We set a target device at the start, often a low-cost Chromebook, and test every build on it. Memory and download size have limits in the specification.',
        ],
      },
      {
        id: 'subject-accuracy',
        question: 'Who makes sure the science is right?',
        answer: [
          'A subject expert signs off on the model, from its equations to its known limits. The document comes with the product, so a teacher can answer the student who asks why the result doesn’t match the textbook.',
        ],
      },
    ],
  },
  contact: {
    topic: 'immersive-learning',
    body: 'What don’t your learners get to practice enough? Talk it through with a learning designer.',
  },
});
