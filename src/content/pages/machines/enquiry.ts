import { MACHINE_PAGES, machineReading, machineWords } from '#src/content/machines.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'machines',
  name: 'Machines of the contact form',
  line: 'build',
  saved: 'on-request',
  head: {
    title: 'The machines of the contact form, as statecharts',
    description:
      'How the contact form of this site keeps a draft, sends a message exactly once, and waits without a network: three state machines, as charts and tables.',
  },
  title: 'The machines of the contact form',
  intro:
    'What you write in the contact form has to arrive once, even if the network fails in the middle. Three machines see to that: the form, its draft, and the outbox on your device.',
  reading: machineReading,
  machines: [
    { id: 'contact-form', place: { text: 'Contact us', href: '/contact-us?topic=demo' } },
    { id: 'draft', place: { text: 'Contact us', href: '/contact-us?topic=demo' } },
    { id: 'outbox', place: { text: 'Contact us', href: '/contact-us?topic=demo' } },
  ],
  words: machineWords,
  more: {
    title: 'More machines',
    links: MACHINE_PAGES.filter(({ href }) => href !== '/machines/enquiry'),
  },
  contact: {
    topic: 'quality',
    body: 'Does one of your forms lose what people write, or send it twice? Once it’s drawn, it can be fixed.',
  },
});
