import { describe, expect, it } from 'vitest';
import { STORY_CARD_LABELS, storyCardLabel, storyLabel } from './story-label.ts';
import type { Story } from './story-label.ts';

const article: Story = { layout: 'article', category: 'Accessibility' };
const client: Story = { layout: 'case-study', isWorkedExample: false };
const worked: Story = { layout: 'case-study', isWorkedExample: true };

describe('a story', () => {
  it('is labeled with its category or its kind', () => {
    expect([article, client, worked].map(storyLabel)).toEqual([
      'Accessibility',
      'Case study',
      'Worked example',
    ]);
  });

  it('has one of three labels on the cards that lead to it', () => {
    const labels = [client, worked, article].map(storyCardLabel);
    expect(labels).toEqual(STORY_CARD_LABELS);
  });
});
