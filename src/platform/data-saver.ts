interface Connection extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connection = (): Connection | undefined =>
  (navigator as { readonly connection?: Connection }).connection;

/** Whether data saver is on: Save-Data, or a 2g connection. False if unknown. */
export function isSavingData(): boolean {
  const { saveData, effectiveType = '' } = connection() ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}

/** Calls back when the value may have changed. */
export function watchDataSaver(onChange: (isSavingData: boolean) => void): void {
  connection()?.addEventListener('change', () => {
    onChange(isSavingData());
  });
}
