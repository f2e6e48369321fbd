import path from 'node:path';
import { build } from 'vite';

/**
 * Bundles what is not part of the pages' own modules as one script without imports: the worker, and the script in
 * the head.
 * @param entry relative to `root`
 * @param target the oldest version of the language that has to parse it
 */
export async function bundleScript(
  root: string,
  entry: string,
  target = 'baseline-widely-available',
): Promise<string> {
  const outputs = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // Library builds leave this to the application.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target,
      lib: {
        entry: path.join(root, entry),
        name: 'script',
        formats: ['iife'],
        fileName: () => 'script.js',
      },
    },
  });
  const [output] = [outputs].flat();
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error(`The build of ${entry} has no output.`);
  return chunk.code;
}
