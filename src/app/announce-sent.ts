import { appDesk } from './app-desk.ts';

/**
 * Tells the visitor that an enquiry which waited has been sent: once, on the page they are looking at.
 * @param announce marks it as told; resolves to false when another page was faster
 */
export async function announceSent(announce: () => Promise<boolean>): Promise<void> {
  await untilVisible();
  // The contact page says so itself, at its form.
  if (location.pathname === '/contact-us') return;
  const desk = await appDesk.opened();
  if (desk === undefined || !(await announce())) return;
  desk.toasts.send({
    type: 'TOAST.ADDED',
    toast: {
      kind: 'success',
      title: 'Your message has been sent.',
      text: 'It was kept here until you were back online.',
    },
  });
}

function untilVisible(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    check();
  });
}
