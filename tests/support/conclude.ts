/**
 * Ends an audit: the problems, a line each, or a note on what was examined, which `npm test` shows
 * beside the check's name.
 */
export function conclude(problems: readonly string[], note: string): void {
  for (const problem of problems) console.log(problem);
  console.log(`note: ${note}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
