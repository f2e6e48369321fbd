import { themeScript } from '#src/design/theme-script.ts';
import { bundleScript } from '../bundle-script.ts';

/**
 * The only inline script of a page: sets the color scheme before the first paint, and loads the modules when they
 * are needed (src/app/starter). Its hash is in the Content-Security-Policy.
 * @param root the folder of the project
 */
export async function headScript(root: string): Promise<string> {
  const { minify } = await import('terser');
  // It also runs in browsers below the floor.
  const starter = await bundleScript(root, 'src/app/starter/index.ts', 'es2020');
  const { code } = await minify(`${themeScript};${starter}`, {
    ecma: 2020,
    compress: { passes: 3 },
    mangle: { toplevel: true },
  });
  if (code === undefined) throw new Error('terser returned nothing for the head script.');
  return code;
}
