import { enquiryEndpoint } from 'virtual:hause/build';
import { OUTBOX_DATABASE } from './enquiry/outbox-name.ts';

/**
 * Starts the outbox where enquiries wait from an earlier visit, so that they are sent wherever the
 * visitor is; where none ever waited, nothing more is loaded.
 * @param onSent is told of each enquiry that has been sent
 */
export async function wakeOutbox(onSent: () => void): Promise<void> {
  if (enquiryEndpoint === null || typeof indexedDB === 'undefined') return;
  // Browsers that do not list their databases have an outbox to be looked into.
  const databases = await (
    indexedDB as { databases?: () => Promise<IDBDatabaseInfo[]> }
  ).databases?.();
  if (databases?.every(({ name }) => name !== OUTBOX_DATABASE) === true) return;
  const { contactDesk } = await import('./contact-desk.ts');
  const outbox = await contactDesk.outbox();
  outbox?.on('ENQUIRY.SENT', onSent);
}
