import type { PromptChoice } from '#machines/install/index.ts';

/** The browser's offer to install (Chromium; not standardized). It can be used once. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: PromptChoice }>;
}

let offer: InstallOffer | null = null;
let onOffer: () => void = () => undefined;

/**
 * Catches the offer and keeps the browser from showing its own bar: the site has a quiet button.
 * @param early an offer that came before this module and was caught elsewhere
 */
export function catchInstallOffer(target: EventTarget, early?: Event): void {
  offer = (early as InstallOffer | undefined) ?? null;
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    onOffer();
  });
}

/** Notifies `notify` of an offer that was already caught, and of later ones. */
export function watchInstallOffer(notify: () => void): void {
  onOffer = notify;
  if (offer !== null) notify();
}

/** @throws Error when there is no offer, or it cannot be used any more */
export async function useInstallOffer(): Promise<PromptChoice> {
  const used = offer;
  offer = null;
  if (used === null) throw new Error('The browser has not offered to install the site.');
  return (await used.prompt()).outcome;
}
