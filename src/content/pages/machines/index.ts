import { MACHINE_PAGES, machineReading, machineWords } from '#src/content/machines.ts';
import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'machines',
  name: 'Machines',
  line: 'build',
  saved: 'on-request',
  head: {
    title: 'The machines of this site, as live statecharts',
    description: `Every widget of the ${site.name} website is a state machine. See each one as a chart and as a table, and run it in your browser: menus, carousels, forms.`,
  },
  title: 'The machines of this site',
  intro:
    'Every widget here is a state machine, and these are the charts that its code is made of. What a form does when the network drops is drawn and tested before there is a screen, and you can try it here. We build products the same way.',
  reading: machineReading,
  machines: [
    { id: 'carousel', place: { text: 'Home', href: '/' } },
    {
      id: 'accordion',
      place: { text: 'What we offer, AI for K-12', href: '/k-12/ai-solutions#what-we-offer' },
    },
    {
      id: 'tabs',
      place: { text: 'AI and cloud services', href: '/cognify/ai-and-cloud-service#what-we-offer' },
    },
    {
      id: 'process-steps',
      place: {
        text: 'How it works, back-to-school readiness',
        href: '/k-12/school-readiness#how-it-goes',
      },
    },
    { id: 'house', place: { text: 'Start with your problem', href: '/start' } },
    { id: 'filter', place: { text: 'Case studies', href: '/case-studies' } },
  ],
  takesOthers: true,
  words: machineWords,
  more: { title: 'More machines', links: MACHINE_PAGES.slice(1) },
  contact: {
    topic: 'development',
    body: 'Would you like to see the charts of your own product? An engineer can draw the first one with you.',
  },
});
