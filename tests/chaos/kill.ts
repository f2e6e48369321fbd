import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openStore } from '#server/enquiries/store.ts';
import { deliver, type Delivery } from './client.ts';
import { createRandom } from './random.ts';
import { Findings, type Report } from './report.ts';
import { compare, KINDS, makeEnquiries } from './sent-and-stored.ts';

export interface KillTrial {
  readonly seed: number;
  readonly kills: number;
  /** An empty folder for the enquiries. */
  readonly dataDir: string;
}

/** How many visitors write at once. */
const WRITERS = 8;

/**
 * Kills the receiver with SIGKILL again and again while enquiries come in, and starts it again. The
 * writers go on by themselves, each with the same key until it has a receipt.
 */
export async function killTrial({ seed, kills, dataDir }: KillTrial): Promise<Report> {
  const random = createRandom(seed);
  const writerRandom = createRandom(seed + 1);
  const first = await startReceiver(dataDir, 0);
  const { port } = first;
  let child: ChildProcess = first.child;

  const enquiries: ReturnType<typeof makeEnquiries> = [];
  const deliveries = new Map<string, Delivery[]>();
  const over = new AbortController();
  const write = async () => {
    while (!over.signal.aborted) {
      const [enquiry] = makeEnquiries(1, writerRandom);
      if (enquiry === undefined) return;
      const index = enquiries.length;
      const message = `Enquiry ${index} ${String(enquiry.content['message'])}`;
      const named = { ...enquiry, content: { ...enquiry.content, message } };
      enquiries.push(named);
      const delivery = await deliver({
        url: `http://127.0.0.1:${port}/enquiries`,
        key: named.key,
        enquiry: named.content,
        random: writerRandom,
        timeoutMs: 5_000,
        maxAttempts: 500,
        maxPauseMs: 80,
      });
      deliveries.set(named.key, [delivery]);
    }
  };
  const writers = Array.from({ length: WRITERS }, write);

  let midWrite = 0;
  for (let count = 0; count < kills; count += 1) {
    await new Promise((done) => setTimeout(done, random.int(5, 120)));
    if (deliveries.size < enquiries.length) midWrite += 1;
    child.kill('SIGKILL');
    await once(child, 'exit');
    ({ child } = await startReceiver(dataDir, port));
  }
  over.abort();
  await Promise.all(writers);
  child.kill('SIGKILL');
  await once(child, 'exit');

  const findings = new Findings(...KINDS);
  const store = openStore(dataDir);
  compare(enquiries, deliveries, store.list(), findings);
  store.close();
  return {
    name: 'SIGKILL during writes',
    done: `${kills} kills, ${midWrite} with writes under way, ${enquiries.length} enquiries`,
    mustBeZero: findings.counts,
    examples: findings.examples,
  };
}

async function startReceiver(
  dataDir: string,
  port: number,
): Promise<{ child: ChildProcess; port: number }> {
  const script = fileURLToPath(new URL('./receiver-child.ts', import.meta.url));
  const child = spawn(process.execPath, [script, dataDir, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('The receiver ended before it listened.');
    }),
  ])) as [Buffer];
  return { child, port: Number(new URL(line.toString().trim()).port) };
}
