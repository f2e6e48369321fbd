import { mayBeRestored } from '#src/platform/restored-form.ts';

/**
 * The value of the radio button that is chosen in a group when it hydrates. React gets no event for a
 * choice that was made before the scripts ran.
 * @returns undefined without a choice, and for form state that the browser restored
 */
export function earlyChoice(group: Element | null): string | undefined {
  if (mayBeRestored()) return undefined;
  return group?.querySelector<HTMLInputElement>('input:checked')?.value;
}
