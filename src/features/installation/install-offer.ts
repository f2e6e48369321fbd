import type { PromptChoice } from '#machines/install/index.ts';

/** The browser's offer to install (Chromium; not standardized). It can be used once. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: PromptChoice }>;
}

let offer: InstallOffer | undefined;

/**
 * Catches the offer and keeps the browser from showing its own bar: the site has a quiet button.
 * @param early an offer that came before this module and was caught elsewhere
 * @param onOffer called for each of them
 */
export function catchInstallOffers(early: Event | undefined, onOffer: () => void): void {
  const keep = (event: Event) => {
    offer = event as InstallOffer;
    onOffer();
  };
  if (early !== undefined) keep(early);
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event);
  });
}

/** @throws Error when there is no offer, or it cannot be used any more */
export async function useInstallOffer(): Promise<PromptChoice> {
  const used = offer;
  offer = undefined;
  if (used === undefined) throw new Error('The browser has not offered to install the site.');
  return (await used.prompt()).outcome;
}
