import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnquiryDraft } from '#src/content/enquiry.ts';

/** A valid enquiry, with changes applied. */
export function someEnquiry(changes: Partial<EnquiryDraft> = {}): EnquiryDraft {
  return {
    fullName: 'Ada Lovelace',
    workEmail: 'ada@engines.example',
    contactNo: '+44 20 7946 0000',
    hearAboutUs: 'A colleague, "Charles"',
    representative: 'K-12 publishing',
    message: 'Two lines\nof text',
    subscribe: false,
    ...changes,
  };
}

/** A temporary folder and a function that removes it. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'hause-data-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
