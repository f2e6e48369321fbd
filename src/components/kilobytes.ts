/** Bytes as people read them: kB below a megabyte, then MB with one decimal (powers of ten). */
export function kilobytes(bytes: number): string {
  if (bytes < 999_500) return `${String(Math.max(1, Math.round(bytes / 1000)))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
