interface Connection extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

const connection = (): Connection | undefined =>
  (navigator as { readonly connection?: Connection }).connection;

/** Whether data saver is on: Save-Data, or a 2g connection. False if unknown. */
export function isSavingData(): boolean {
  const { saveData, effectiveType = '' } = connection() ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}

/** Whether data that nobody has asked for is too dear: data saver, or a cellular connection. */
export const isDataDear = (): boolean => isSavingData() || connection()?.type === 'cellular';

/** Calls back when the value may have changed. */
export function watchDataDear(onChange: (isDear: boolean) => void): void {
  connection()?.addEventListener('change', () => {
    onChange(isDataDear());
  });
}
