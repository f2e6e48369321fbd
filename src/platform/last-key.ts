let key = '';

/** Records the keys that are pressed, for parts that are loaded later. */
export function watchKeys(): void {
  addEventListener(
    'keydown',
    (event) => {
      key = event.isComposing ? '' : event.key;
    },
    { capture: true },
  );
}

/** The key that was pressed last; empty if there was none, or if it belonged to an input method. */
export const lastKey = (): string => key;
