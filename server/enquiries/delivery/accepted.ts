/**
 * A mail that only some of its recipients accepted. Who did is kept in the error of the delivery,
 * as an operator reads it: later attempts go only to the others. If it cannot be read there, for
 * example because it was too long to be stored in full, all get the mail again, with the same
 * Message-ID.
 */

const ACCEPTED = 'accepted for ';
const REFUSED = ', but not for ';

/** Whether at least one recipient has the mail, in SQL. */
export const IS_ACCEPTED_BY_SOME = `last_error LIKE '${ACCEPTED}%'`;

/** Adds who has the mail, and who does not, to the reason of a failure. */
export function acceptedMessage(
  accepted: readonly string[],
  refused: readonly string[],
  reason: string,
): string {
  if (accepted.length === 0) return reason;
  return `${ACCEPTED}${accepted.join(', ')}${REFUSED}${refused.join(', ')} (${reason})`;
}

/** The recipients who have the mail. @param lastError of the delivery */
export function acceptedIn(lastError: string): readonly string[] {
  const end = lastError.indexOf(REFUSED);
  if (!lastError.startsWith(ACCEPTED) || end === -1) return [];
  return lastError.slice(ACCEPTED.length, end).split(', ');
}
