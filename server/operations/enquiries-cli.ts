import { run } from '../run.ts';
import { manageEnquiries } from './manage-enquiries.ts';

/** `npm run enquiries -- COMMAND`: how the team manages stored enquiries (docs/operations.md). */
await run(async () => {
  process.exitCode = await manageEnquiries(process.argv.slice(2), process.env, process);
});
