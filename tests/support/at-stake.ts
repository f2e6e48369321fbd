import type { TestIdentity } from './test-events.ts';

/**
 * Which tests must not even be flaky. A test that passes only at its second try is usually one that met
 * a busy machine; where it guards what visitors write, or the pages that they have saved, it may as well
 * have met a race in which an enquiry is lost once in a thousand visits. Such a flake fails the run.
 *
 * A test belongs here by its project, by a word in its name or its file's path, or by its tag.
 */
const PROJECTS: readonly string[] = ['offline'];
const WORDS = /offline|outbox|contact|enquir/u;
const TAG = '@at-stake';

export function isAtStake({ project, name, file, tags = [] }: TestIdentity): boolean {
  return PROJECTS.includes(project ?? '') || WORDS.test(`${file} ${name}`) || tags.includes(TAG);
}
