import { enquiryEndpoint } from 'virtual:hause/build';
import { addActor, selectIsOffline } from '#machines/app/index.ts';
import { createContactService } from '#src/features/contact/delivery/contact-service.ts';
import { currentApp } from './current-app.ts';

/** The one contact service of this document. Its form and its outbox are children of the root actor. */
export const contactService = createContactService(enquiryEndpoint, {
  // The browser alone may be wrong.
  isOffline: () => selectIsOffline(currentApp().getSnapshot()),
  startForm: (logic, input) => addActor(currentApp(), 'contactForm', logic, input),
  startOutbox: (logic, input) => addActor(currentApp(), 'outbox', logic, input),
});
