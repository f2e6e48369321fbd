/** The parts of a story's page that determine its label. */
export type Story =
  | { readonly layout: 'article'; readonly category: string }
  | { readonly layout: 'case-study'; readonly isWorkedExample: boolean };

/**
 * The label of a story above its title, on its share card and for search engines: the category of an
 * article, or the kind of any other story. A worked example is never passed off as client work.
 */
export function storyLabel(story: Story): string {
  if (story.layout === 'article') return story.category;
  return story.isWorkedExample ? 'Worked example' : 'Case study';
}

/** Added to a worked example's name in lists without labels: menus, sitemap, search, saved pages. */
export const WORKED_EXAMPLE_SUFFIX = ' (worked example)';

/** The labels that a card can have for the story that it leads to. */
export const STORY_CARD_LABELS = ['CASE STUDY', 'WORKED EXAMPLE', 'BLOG'] as const;

type StoryCardLabel = (typeof STORY_CARD_LABELS)[number];

/** A card's label for the story that it leads to: the story's own label, but every article is a blog. */
export const storyCardLabel = (story: Story): StoryCardLabel =>
  story.layout === 'article' ? 'BLOG' : (storyLabel(story).toUpperCase() as StoryCardLabel);
