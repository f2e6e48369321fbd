import { machines } from '#machines/index.ts';
import { Album } from './album.ts';
import { pagePictures } from './page-pictures.ts';
import { expect, test } from './picture-test.ts';
import { writeReport } from './report.ts';
import { nameOf, viewsOf } from './views.ts';
import { WIDGETS, WITH_WORKER } from './widgets.ts';

const widgets = [...WIDGETS, ...WITH_WORKER.map((what) => ({ what, size: undefined }))];

/** An accepted picture of something that no longer exists would silently be compared with nothing. */
test('every accepted picture is of something that there is', async () => {
  const album = new Album();
  const taken = new Set([
    ...pagePictures().flatMap(({ what, views }) => views.map((view) => nameOf(what, view))),
    ...widgets.flatMap(({ what, size }) =>
      (size === undefined ? (['wide', 'narrow'] as const) : [size])
        .flatMap(viewsOf)
        .map((view) => nameOf(`widget.${what}`, view)),
    ),
  ]);
  const gone = album.names().filter((name) => !taken.has(name));
  for (const name of gone) {
    await album.report({ name, kind: 'gone', words: 'is accepted, but what it shows is gone' });
  }
  if (gone.length > 0) writeReport(album);
  if (process.env['PICTURES'] !== 'accept') expect(gone).toEqual([]);
});

/** The root actor has no view of its own, and an outbox entry is shown by the outbox. */
const WITHOUT_LOOKS = ['app', 'outbox-entry'];

test('every machine has a picture of its widget', () => {
  const shown = new Set(widgets.map(({ what }) => what.split('.')[0]));
  const names = machines.map(({ name }) => name).filter((name) => !WITHOUT_LOOKS.includes(name));
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
  expect(names.length).toBeGreaterThan(10);
});
