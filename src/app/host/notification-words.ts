import type { AppNotice } from '#machines/app/index.ts';
import type { ToastRequest } from '#machines/toasts/index.ts';
import { pageCount } from '#src/features/offline/page-count.ts';

/** The text of the site's unprompted notifications. */
export function wordsFor(notice: AppNotice): ToastRequest {
  switch (notice.kind) {
    case 'pagesSaved':
      return { kind: 'success', title: `${pageCount(notice.count)} saved for offline reading.` };
    case 'pagesNotSaved':
      return {
        kind: 'error',
        title: 'Some pages couldn’t be saved.',
        text: 'We’ll try again.',
      };
    case 'pagesRemoved':
      return { kind: 'success', title: `${pageCount(notice.count)} removed from this device.` };
    case 'pagesNotRemoved':
      return {
        kind: 'error',
        title: 'The saved pages couldn’t be removed.',
        text: 'Try again, or clear this site’s data in your browser’s settings.',
      };
    case 'storageFull':
      return {
        kind: 'error',
        title: 'Your device has no space left for this site.',
        text: 'What is saved still works. Free some space to save more, or to get a new version.',
      };
    case 'installed':
      return {
        kind: 'success',
        title: 'Installed.',
        text: 'You’ll find the site among your apps.',
      };
    case 'installNotOffered':
      return {
        kind: 'info',
        title: 'We won’t offer this again for 90 days.',
        text: 'You can still install the site from your browser’s menu.',
      };
    case 'updateFailed':
      return {
        kind: 'info',
        title: 'The new version couldn’t be loaded.',
        text: 'This version still works. We’ll try again later.',
      };
    case 'partLost':
      return {
        kind: 'error',
        title: 'Part of this site couldn’t be loaded.',
        text: 'Try again.',
      };
    case 'enquirySent':
      return {
        kind: 'success',
        title: 'Your message has been sent.',
        ...(notice.hasWaited && { text: 'We saved it until you were back online.' }),
      };
  }
}
