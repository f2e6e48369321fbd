import { commandFile, NotInstalledError, runTool } from './run-tool.ts';

/**
 * `npm start`: builds the site for the receiver of its own server, and serves it. `ENQUIRY_ENDPOINT`
 * chooses another receiver; empty, it simulates delivery.
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
  console.error(`${error.message} To serve a build that is there: npm run preview`);
  process.exitCode = 1;
}
