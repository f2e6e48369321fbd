import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'offline',
  name: 'Saved pages',
  line: 'deliver',
  head: {
    title: 'Saved pages',
    description:
      'The pages of this site that are saved on your device for reading offline: which ones, how large they are, and since when. Save more or remove them here.',
  },
  title: 'Saved pages',
  intro:
    'Pages saved on this device are available offline. Save more while you’re connected, and remove what you no longer need.',
});
