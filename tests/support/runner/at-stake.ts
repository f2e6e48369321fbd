import type { TestIdentity } from './test-events.ts';

/**
 * Defines the tests that must not even be flaky. A test that passes only on its second try usually
 * ran on a busy machine; but if it guards visitors' messages or saved pages, it may have hit a race
 * that loses an enquiry once in a thousand visits. Such a flake fails the run.
 *
 * A test is selected by its project, by a word in its name or file path, or by its tag.
 */
const PROJECTS: readonly string[] = ['offline'];
const WORDS = /offline|outbox|contact|enquir/u;
const TAG = '@at-stake';

export function isAtStake({ project, name, file, tags = [] }: TestIdentity): boolean {
  return PROJECTS.includes(project ?? '') || WORDS.test(`${file} ${name}`) || tags.includes(TAG);
}
