import { describe, expect, it } from 'vitest';
import type { WorksheetKeeping, WorksheetNews } from '#machines/worksheet/index.ts';
import { said } from './said.ts';

const sheet = (news: WorksheetNews, turned: readonly string[] = [], canUndo = false) => ({
  news,
  turned,
  canUndo,
  keeping: 'nothing' as const,
  answers: { day: '', weeks: '2', plan: 'x' },
});
const nameOf = (field: string, value: string) => (field === 'plan' ? null : `${field}, ${value}`);
const say = (...given: Parameters<typeof sheet>) => said(sheet(...given), nameOf);

describe('the status of the answers', () => {
  it('names the answer that was undone or redone', () => {
    expect(say('undone', ['weeks'])).toBe('Undone: weeks, 2');
    expect(say('redone', ['weeks', 'plan'])).toBe('Done again: weeks, 2');
  });

  it('counts them if there are several', () => {
    expect(say('undone', ['day', 'weeks', 'plan'])).toBe('Undone: 2 answers');
  });

  it('counts none if visitors see none of them', () => {
    expect(say('undone', ['plan'])).toBe('Undone.');
  });

  it('says whether undo shows what was there before a link', () => {
    expect(say('shared')).toBe('These answers came with the link.');
    expect(say('shared', [], true)).toMatch(/Undo shows what was here before\.$/u);
  });

  it('tells what changed in another tab', () => {
    expect(say('merged')).toBe('Your changes from another tab are here now.');
  });

  it.each<[WorksheetKeeping, RegExp]>([
    ['nothing', /^What you enter stays/u],
    ['unsaved', /^What you enter stays/u],
    ['kept', /^Kept on this device only\.$/u],
    ['refused', /^Your browser doesn’t allow storage/u],
  ])('without news, tells whether they are kept: %s', (keeping, words) => {
    expect(said({ ...sheet('none'), keeping }, nameOf)).toMatch(words);
  });
});
