import { enquiryEndpoint } from 'virtual:hause/build';
import { createContactService } from '#src/features/contact/delivery/contact-service.ts';

/**
 * The one desk of this page's life. `contactService.outbox()` may be asked for on any page: what waits on
 * the device is then sent wherever the visitor is.
 */
export const contactService = createContactService(enquiryEndpoint, {
  onSent(announce) {
    import('./announce-sent.ts')
      .then((loaded) => loaded.announceSent(announce))
      // It is not marked as told: the next page tells.
      .catch(() => undefined);
  },
});
