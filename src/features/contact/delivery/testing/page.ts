import { createActor, fromPromise } from 'xstate';
import { addActor, appMachine } from '#machines/app/index.ts';
import { selectSubmission } from '#machines/contact-form/index.ts';
import { toastsMachine } from '#machines/toasts/index.ts';
import { createContactService } from '../contact-service.ts';
import type { ContactService, ContactServiceDeps } from '../contact-service.ts';
import { inSight, until, written } from './deps.ts';

const FACTS = {
  rateLimited: 'Several messages have come.',
  openings: [{ message: 'I would like to see a demo. What matters most to us is:' }],
} as const;

/**
 * The parts of a page that deal with enquiries: the real root actor with the real form, outbox and
 * notifications, wired as in src/app/host.
 */
export function openPage(endpoint: string | null, deps: Omit<ContactServiceDeps, 'startForm'>) {
  const told: string[] = [];
  const app = createActor(
    appMachine.provide({
      actors: {
        announce: fromPromise(
          async ({ input }) =>
            (await (await service.outbox())?.announce(input.idempotencyKey)) ?? false,
        ),
      },
    }),
    {
      input: {
        isOffline: false,
        wordsFor: ({ kind }) => {
          told.push(kind);
          return { kind: 'success', title: kind };
        },
      },
    },
  ).start();
  const service: ContactService = createContactService(endpoint, {
    sight: inSight(),
    ...deps,
    startForm: (logic, input) => addActor(app, 'contactForm', logic, input),
    startOutbox: (logic, input) => addActor(app, 'outbox', logic, input),
  });
  addActor(app, 'toasts', toastsMachine, {});
  return {
    app,
    service,
    /** The notifications shown to the visitor. */
    told,
    /** The outbox, running. */
    async outbox() {
      const opened = await service.outbox();
      if (opened === null) throw new Error('There is no outbox.');
      return opened.ref;
    },
    /** Opens the contact page; resolves once the form has looked for its draft. */
    async openForm() {
      const form = service.form(FACTS);
      app.send({ type: 'FORM.SHOWN' });
      form.send({ type: 'VIEW.ATTACHED', typed: {}, opening: null });
      await until(() => form.getSnapshot().matches({ view: 'ready' }));
      return {
        form,
        fill(changes: Partial<typeof written> = {}) {
          for (const [field, value] of Object.entries({ ...written, ...changes })) {
            form.send({ type: 'FIELD.CHANGED', field, value });
          }
        },
        submit: () => {
          const spamSignals = { website: '', elapsed: 9_000 };
          form.send({ type: 'SUBMISSION.REQUESTED', spamSignals });
        },
        is: (submission: string) =>
          until(() => selectSubmission(form.getSnapshot()) === submission),
      };
    },
    close: () => app.stop(),
  };
}
