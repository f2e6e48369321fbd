/** A page that tells a story, as far as what it is called depends on it. */
export type Story =
  | { readonly layout: 'article'; readonly category: string }
  | { readonly layout: 'case-study'; readonly isWorkedExample: boolean };

/**
 * What a story is called above its title, on its share card and to search engines: an article by its
 * category, everything else by what it is. A worked example never passes for client work.
 */
export function storyLabel(story: Story): string {
  if (story.layout === 'article') return story.category;
  return story.isWorkedExample ? 'Worked example' : 'Case study';
}

/** A worked example's name in lists, where no label stands beside it: menus, sitemap, search, saved pages. */
export const WORKED_EXAMPLE_SUFFIX = ' (worked example)';

/** What a card can call the story that it leads to. */
export const STORY_CARD_LABELS = ['CASE STUDY', 'WORKED EXAMPLE', 'BLOG'] as const;

type StoryCardLabel = (typeof STORY_CARD_LABELS)[number];

/** What a card calls the story that it leads to: as the story itself, but every article is a blog. */
export const storyCardLabel = (story: Story): StoryCardLabel =>
  story.layout === 'article' ? 'BLOG' : (storyLabel(story).toUpperCase() as StoryCardLabel);
