import { MACHINE_PAGES, machineReading, machineWords } from '#src/content/machines.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'machines',
  name: 'Machines of the installed site',
  line: 'build',
  saved: 'on-request',
  head: {
    title: 'The machines of the installed site, as statecharts',
    description:
      'How this site saves pages for reading offline, notices a lost network, offers a new version, and finds what you search: state machines, as charts and tables.',
  },
  title: 'The machines of the installed site',
  intro:
    'You can install this site and read it without a network. These machines decide what’s saved, notice whether the network is there, offer a new version without losing what you write, and search on your device.',
  reading: machineReading,
  machines: [
    { id: 'app' },
    { id: 'offline-library', place: { text: 'Saved pages', href: '/offline' } },
    { id: 'connectivity' },
    { id: 'update' },
    { id: 'install' },
    { id: 'search', place: { text: 'Search', href: '/search' } },
  ],
  words: machineWords,
  more: {
    title: 'More machines',
    links: MACHINE_PAGES.filter(({ href }) => href !== '/machines/installed-site'),
  },
  contact: {
    topic: 'development',
    body: 'Does your product have to work where the network doesn’t? That’s easier to plan now than after launch.',
  },
});
