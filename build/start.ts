import { commandFile, NotInstalledError, runTool } from './run-tool.ts';

/**
 * `npm start`: builds the site for the receiver embedded in its own server, and serves it.
 * `ENQUIRY_ENDPOINT` selects another receiver; if empty, delivery is simulated.
 */
async function build(): Promise<number> {
  const vite = commandFile('vite', 'vite');
  return runTool(vite, ['build', '--app', '--configLoader', 'native'], {
    ENQUIRY_ENDPOINT: process.env['ENQUIRY_ENDPOINT'] ?? '/enquiries',
  });
}

try {
  const code = await build();
  if (code === 0) await import('#server/main.ts');
  else process.exitCode = code;
} catch (error) {
  if (!(error instanceof NotInstalledError)) throw error;
  console.error(`${error.message} To serve an existing build: npm run preview`);
  process.exitCode = 1;
}
