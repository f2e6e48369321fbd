import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'offline',
  name: 'Saved pages',
  line: 'deliver',
  head: {
    title: 'Saved pages',
    description:
      'The pages of this site that are kept on your device and can be read without a network: which, how large and since when.',
  },
  title: 'Saved pages',
  intro:
    'Pages that are kept on this device can be read without a network. Save more while you are connected, and remove what you no longer need.',
});
