import type { AppNotice } from '#machines/app/index.ts';
import type { ToastRequest } from '#machines/toasts/index.ts';

/** What the site says without being asked, in words. */
export function wordsFor(notice: AppNotice): ToastRequest {
  switch (notice.kind) {
    case 'pagesSaved':
      return {
        kind: 'success',
        title:
          notice.count === 1
            ? '1 page saved for offline reading.'
            : `${String(notice.count)} pages saved for offline reading.`,
      };
    case 'pagesNotSaved':
      return {
        kind: 'error',
        title:
          notice.count === 1
            ? '1 page couldn’t be saved.'
            : `${String(notice.count)} pages couldn’t be saved.`,
        text: 'We’ll retry when you’re back online.',
      };
    case 'storageFull':
      return {
        kind: 'error',
        title: 'Your device is out of space.',
        text: 'Saved pages still work. Remove some to save others.',
      };
    case 'installed':
      return {
        kind: 'success',
        title: 'Installed.',
        text: 'You’ll find the site among your apps.',
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
