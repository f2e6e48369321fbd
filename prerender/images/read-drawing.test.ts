import { expect, test } from 'vitest';
import { drawPicture } from '#src/art/index.ts';
import { readDrawing } from './read-drawing.ts';

const svg = drawPicture({ motifs: ['book', 'cap'], line: 'solve', seed: '/', format: 'hero' });

test('a drawing keeps every path of the picture, in order', () => {
  const { shapes, viewBox } = readDrawing(svg);
  expect(viewBox).toBe('0 0 384 216');
  expect(shapes.map(([, outline]) => outline)).toEqual(
    [...svg.matchAll(/ d="([^"]+)"/gu)].map(([, outline]) => outline),
  );
  expect(shapes[0]?.[0]).toBe('#0B2A26');
});

test('an element that is not a filled path is rejected, not dropped', () => {
  expect(() => readDrawing(svg.replace('</svg>', '<circle r="4"/></svg>'))).toThrow(
    /only supports the output of src\/art\/svg\.ts/u,
  );
});
