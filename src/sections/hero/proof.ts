/** A card that links to a story: a resource of a page, or a related page. */
export interface Story {
  readonly title: string;
  /** Null while the story does not exist. */
  readonly href: string | null;
  /** Its label on a resource card (src/content/schema/story-label.ts). */
  readonly category?: string;
  /** The labels of a related page; a page that demonstrates the method has one that says so. */
  readonly labels?: readonly string[];
}

export interface Proof {
  readonly title: string;
  readonly href: string;
  /** The label before the title: "Case study". */
  readonly kind: string;
}

const CLIENT_WORK = 'Case study';
const METHOD = 'Worked example';

/**
 * The story that proves a page's claims: client work if there is any, otherwise a worked example, otherwise
 * none. An article is no proof.
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
