import type { ENQUIRIES_DATABASE } from '#src/features/contact/delivery/enquiry-database.ts';
import { mayHaveDatabase } from '#src/platform/database-names.ts';

/**
 * Duplicated so that no page loads a file only for this name; its type is that name, so the two cannot
 * diverge.
 */
const DATABASE: typeof ENQUIRIES_DATABASE = 'hause-enquiries';

/**
 * Starts the outbox if enquiries are waiting from an earlier visit, so that they are sent whichever page the
 * visitor is on; if there never were any, nothing more is loaded.
 */
export async function resumeOutbox(): Promise<void> {
  if (!(await mayHaveDatabase(DATABASE))) return;
  const { contactService } = await import('./contact.ts');
  await contactService.delivery();
}
