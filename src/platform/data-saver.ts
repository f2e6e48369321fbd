interface Connection extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connection = (): Connection | undefined =>
  (navigator as { readonly connection?: Connection }).connection;

/** Should downloads be kept small? Save-Data is on, or the connection is 2g. Unknown counts as no. */
export function isSavingData(): boolean {
  const { saveData, effectiveType = '' } = connection() ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}

/** Tells when that may have changed. */
export function watchDataSaver(onChange: (isSavingData: boolean) => void): void {
  connection()?.addEventListener('change', () => {
    onChange(isSavingData());
  });
}
