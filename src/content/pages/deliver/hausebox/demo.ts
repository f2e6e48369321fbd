import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'demo',
  name: `Try ${site.product}`,
  line: 'deliver',
  head: {
    title: `${site.product} demo: try it here`,
    description: `Assign a lesson, answer it, and watch the answer reach the teacher’s results and the publisher’s chart. A working miniature of ${site.product}: no account, no call.`,
  },
  hero: {
    title: `Try ${site.product}`,
    subtitle:
      'One lesson, three screens. Assign it, answer it, and see where your answer goes. There’s no account and no call, and nothing you do here leaves your device.',
  },
  brands: [
    { id: 'house', name: site.product },
    { id: 'arch', name: 'Archway Readers' },
    { id: 'petals', name: 'Petal Press' },
    { id: 'ring', name: 'Ring Academy' },
    { id: 'leaf', name: 'Leafline Books' },
    { id: 'rainbow', name: 'Seven Bands' },
  ],
  roles: [
    {
      id: 'teacher',
      name: 'Teacher',
      caption:
        'The teacher assigns a lesson, and sees question by question who needs another look.',
      trail: {
        beginning: 'Has a lesson to assign.',
        assigned: 'Assigned the lesson. Every seat but yours has answered.',
        right: '{name}: {first} of {seats} seats right on the first try, {later} later.',
        wrong: '{name}: your seat is still trying.',
        returned: 'Sent the results to the gradebook.',
      },
    },
    {
      id: 'learner',
      name: 'Learner',
      caption: 'The learner opens the lesson, answers, and sees right away why.',
      trail: {
        beginning: 'Has nothing to do yet.',
        assigned: 'Has the lesson on the list.',
        right: 'Chose {letter}: right.',
        wrong: 'Chose {letter}, and saw why it doesn’t fit.',
        returned: 'Finds the result where other grades are.',
      },
    },
    {
      id: 'publisher',
      name: 'Publisher',
      caption:
        'The publisher sees which answers all classes chose first. It learns about the question, and nothing about a learner.',
      trail: {
        beginning: 'Has the answers of two other classes.',
        assigned: 'A third class joins the chart.',
        right: '{name}: {count} of {total} chose {letter} first.',
        wrong: '{name}: {count} of {total} chose {letter} first.',
        returned: 'The chart is complete.',
      },
    },
  ],
  lesson: {
    subject: 'Science: light and shadow',
    title: 'Where does the shadow go?',
    paragraphs: [
      'Stand outside on a sunny day. Your body stops some of the sunlight, and the ground behind you stays dark. That dark shape is your shadow.',
      'A shadow points away from the Sun. When the Sun is low, light comes in at a slant and the shadow is long. When the Sun is high, the shadow is short.',
    ],
    questions: [
      {
        scene: 'morning',
        name: 'Morning',
        question:
          'Early in the morning the Sun is low in the east. Where does the flagpole’s shadow point?',
        options: [
          {
            text: 'East, toward the Sun',
            feedback:
              'Follow the light. It comes from the east and hits the pole. Which side of the pole does it not reach?',
            classmates: 3,
            elsewhere: 6,
          },
          {
            text: 'West, away from the Sun',
            feedback: 'The pole stops the light, so the ground on the far side stays dark.',
            isRight: true,
            classmates: 7,
            elsewhere: 16,
          },
          {
            text: 'Nowhere: the Sun is too low',
            feedback: 'Low light makes shadows too: the longest ones of the day.',
            classmates: 1,
            elsewhere: 2,
          },
        ],
      },
      {
        scene: 'noon',
        name: 'Noon',
        question: 'By noon the Sun has climbed. What has become of the shadow?',
        options: [
          {
            text: 'It is shorter',
            feedback: 'Steep light passes close over the top of the pole and lands near its foot.',
            isRight: true,
            classmates: 7,
            elsewhere: 13,
          },
          {
            text: 'It is longer',
            feedback: 'Hold a pencil under a lamp. Raise the lamp: does the shadow grow or shrink?',
            classmates: 2,
            elsewhere: 7,
          },
          {
            text: 'It’s the same: the pole hasn’t changed',
            feedback: 'The pole is the same, and something else has moved. What is it?',
            classmates: 2,
            elsewhere: 4,
          },
        ],
      },
      {
        scene: 'stick',
        name: 'The shadow clock',
        question:
          'You have a stick and no watch. All morning you mark the tip of its shadow. How can you tell that the Sun is at its highest?',
        options: [
          {
            text: 'The shadow points at the Sun',
            feedback: 'It never can: a shadow is on the side that the light doesn’t reach.',
            classmates: 2,
            elsewhere: 5,
          },
          {
            text: 'The shadow is gone',
            feedback:
              'Only where the Sun stands straight overhead, which most places never see. Look for something that you can measure.',
            classmates: 3,
            elsewhere: 8,
          },
          {
            text: 'The shadow is as short as it gets',
            feedback:
              'Before that mark the shadow shrinks, after it the shadow grows. That is noon by the Sun, and how people told time before clocks.',
            isRight: true,
            classmates: 6,
            elsewhere: 11,
          },
        ],
      },
    ],
  },
  tasks: {
    assign: 'Press “Assign to the class.”',
    answer: 'Sit down at the empty seat and answer.',
    continue: 'Go on to the next question.',
    return: 'Everybody has answered. Look at the class, and send the results.',
    read: 'See what your answers tell the publisher.',
    done: 'That was one lesson of ours. Which of yours would you like to see here?',
  },
  words: {
    screens: 'Screens',
    brands: 'Under the name of',
    lesson: 'Lesson',
    assign: 'Assign to the class',
    assigned: 'Assigned',
    nothing: 'Nothing to do yet. Lessons appear here when the teacher assigns them.',
    progress: 'Question {question} of {questions}',
    right: 'Right.',
    wrong: 'Not yet.',
    feedbackLater: 'Choose an answer: what it shows appears here.',
    solution: 'Answer:',
    next: 'Next question',
    finished: 'Done. Your answers are with the teacher.',
    results: 'Results of the class',
    resultsLater: 'Results appear here, one tile for each seat.',
    classResult: '{first} of {seats} right on the first try, {later} later, {waiting} to come',
    first: 'right on the first try',
    later: 'right later',
    waiting: 'to come',
    seat: 'your seat',
    giveBack: 'Send results to the gradebook',
    givenBack: 'Sent to the gradebook',
    givesBackLater: 'Once every seat has answered',
    items: 'First answers, question by question',
    itemsNote: 'All classes together. No names and no seats: only answers are counted.',
    itemResult: '{letter}, {option}: {count} of {total}',
    mine: 'yours is one of them',
    rightAnswer: 'right',
    insight: 'Look at {letter}: {count} of {total} thought it was right.',
    trail: 'What just happened',
    undo: 'Undo',
    reset: 'Start over',
    undone: 'Taken back: {what}.',
    wasReset: 'Back at the start: the lesson isn’t assigned.',
    answerTo: 'answer to {name}',
    open: 'Open the {role}’s screen',
    own: { text: 'See it with your own title', href: '/contact-us?topic=own-title' },
  },
  stage: {
    sun: 'The Sun',
    hint: 'Answer, then drag the Sun or use the arrow keys: the shadow follows.',
    shadow: {
      west: '{time}: the shadow points west.',
      foot: '{time}: the shadow is short, at the foot of the pole.',
      east: '{time}: the shadow points east.',
    },
    waiting: 'Your class is in. The last seat is yours.',
    allIn: 'Every seat is filled. Yours is the yellow one.',
    choose: 'Pick one of the six names, and it’s yours.',
    owned: 'Now it’s yours, {name}.',
  },
  notes: {
    title: 'What is real here, and what is simulated',
    items: [
      {
        id: 'real',
        title: `In ${site.product}`,
        text: `Assignments, results by class, and your name and colors are parts of [${site.product}](/deliver/hausebox). Reports are designed with the staff who read them, so yours may not count the same things as these.`,
      },
      {
        id: 'played',
        title: 'Simulated by this page',
        text: 'The other seats and the other classes. We made their answers up to keep yours company, and we made up the five names beside ours, too. The lesson, and what it says to each answer, was written for this page.',
      },
      {
        id: 'kept',
        title: 'Kept by this page',
        text: 'Nothing. What you did is in the address, so Back takes you a step back and a copied link opens this very state. There’s no name in it, and nothing is sent anywhere.',
      },
    ],
  },
  contact: {
    title: 'See it with your own title',
    topic: 'own-title',
    body: `Pick one title and the people who’d open it. Your demo of ${site.product} will show that title under your name, as a learner and a teacher would see it.`,
  },
});
