/** A card that leads to a story: a resource of a page, or a page that is related to it. */
export interface Story {
  readonly title: string;
  /** Null while the story does not exist. */
  readonly href: string | null;
  /** What a resource card calls it (src/content/schema/story-label.ts). */
  readonly category?: string;
  /** What a related page is called; one that demonstrates the method says so. */
  readonly labels?: readonly string[];
}

export interface Proof {
  readonly title: string;
  readonly href: string;
  /** What stands before the title: "Case study". */
  readonly kind: string;
}

const CLIENT_WORK = 'Case study';
const METHOD = 'Worked example';

/**
 * The story that proves what a page says: client work, else a worked example, else nothing. An article
 * proves nothing.
 */
export function proofOf(stories: readonly Story[]): Proof | undefined {
  for (const kind of [CLIENT_WORK, METHOD]) {
    for (const story of stories) {
      const { title, href } = story;
      if (href !== null && kindOf(story) === kind) return { title, href, kind };
    }
  }
  return undefined;
}

function kindOf({ category, labels = [] }: Story): string | undefined {
  if (category === undefined) return labels.includes(METHOD) ? METHOD : CLIENT_WORK;
  return [CLIENT_WORK, METHOD].find((kind) => kind.toUpperCase() === category);
}
