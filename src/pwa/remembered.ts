/** Small wishes of the visitor that outlive the page. Where storage is refused, they last as long as it. */
const PREFIX = 'hause:';

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // See above.
  }
}
