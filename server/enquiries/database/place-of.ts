/** The database as shown in messages: without user, password and options. */
export function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  const host = decodeURIComponent(hostname) || 'localhost';
  return `the database ${decodeURIComponent(pathname).slice(1) || '(unnamed)'} at ${host}${port && `:${port}`}`;
}
