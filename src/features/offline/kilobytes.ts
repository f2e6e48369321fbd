/** Formats bytes for people: kB, MB or GB (powers of ten). */
export function kilobytes(bytes: number): string {
  if (bytes < 999_500) return `${String(Math.max(1, Math.round(bytes / 1000)))} kB`;
  if (bytes < 999_500_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}
