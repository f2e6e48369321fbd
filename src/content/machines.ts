/** Text shared by all pages of statecharts. */
export const machineWords = {
  run: 'Run this machine',
  close: 'Close the machine',
  table: 'As a table',
  place: 'Where it works:',
  state: 'State',
  on: 'What happens',
  to: 'What follows',
  stays: 'stays, and acts',
  failed: 'The machine couldn’t be loaded. Its drawing and its table have the same information.',
};

export const machineReading = {
  title: 'How to read a chart',
  items: [
    'A box is a state of the widget; boxes inside it are its parts. Dashed boxes run side by side.',
    'A dot shows where it starts. An arrow shows what has to happen for the next state, with its condition in brackets.',
    'Arrows with the word “after” fire by themselves, after a time.',
    'Press “Run this machine” to send it what a visitor would do. The boxes show where it is and what can follow; what it would ignore can’t be pressed.',
  ],
};

export const MACHINE_PAGES = [
  { text: 'Machines of the widgets', href: '/machines' },
  { text: 'Machines of the contact form', href: '/machines/enquiry' },
  { text: 'Machines of the installed site', href: '/machines/installed-site' },
];
