import * as v from 'valibot';
import { REPRESENTATIVES } from '#src/content/enquiry.ts';
import { TOPICS } from '#src/content/topics.ts';
import { id, text } from './primitives.ts';

/** A topic, by its id. */
export const topicId = v.picklist(
  TOPICS.map(({ id }) => id),
  `must be the id of a topic in src/content/topics.ts: ${TOPICS.map(({ id }) => id).join(', ')}`,
);

/** The heading replaces the form's own, which takes one line on a narrow phone. */
const HEADING_MAX = 24;

/**
 * What a link to the contact page can be about (docs/specification.md, 2.6): the form's heading, the team
 * that it chooses ('' for no preference), and the first line of the message.
 */
export const topic = v.pipe(
  v.strictObject({
    id,
    heading: v.pipe(
      text,
      v.maxLength(
        HEADING_MAX,
        `is over ${HEADING_MAX} characters: it would move the form on a phone`,
      ),
    ),
    team: v.union(
      [v.literal(''), v.picklist(REPRESENTATIVES)],
      `must be a team of the contact form, or empty: ${REPRESENTATIVES.join(', ')}`,
    ),
    line: v.pipe(text, v.endsWith(':', 'must end with a colon: the visitor goes on from it')),
  }),
  // The values that the form fills in, by field.
  v.transform(({ team, line, ...topic }) => ({
    ...topic,
    opening: { representative: team, message: line },
  })),
);

/**
 * What a link or a heading that leads to the form with this topic says: "Talk to us about your campus".
 * @param verb in narrow columns, "Ask" keeps "K-12" from breaking at its hyphen
 */
export const invitationTo = (
  id: (typeof TOPICS)[number]['id'],
  verb: 'Talk to us' | 'Ask' = 'Talk to us',
): string =>
  (TOPICS.find((topic) => topic.id === id)?.heading ?? '').replace(/^About /u, `${verb} about `);

export type TopicInput = v.InferInput<typeof topic>;

/** The topics of the contact page. The form distinguishes them by their lines. */
export const topics = v.pipe(
  v.array(topic),
  v.minLength(1),
  v.check(
    (all) =>
      new Set(all.map((one) => one.id)).size === all.length &&
      new Set(all.map((one) => one.opening.message)).size === all.length,
    'holds an id or a first line twice',
  ),
);
