import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserName } from './browsers.ts';
import type { Session } from './session.ts';
import type { Site } from './site.ts';
import { describe } from './step.ts';
import type { Journey, Step } from './step.ts';

export interface Heard {
  /** Everything that was done and said. */
  readonly transcript: string;
  /** What should have been heard and was not, or the other way around, one line each. */
  readonly faults: readonly string[];
  /** Known omissions of this browser that did occur. */
  readonly known: readonly string[];
}

/** A step ends when nothing has been said for this long, in milliseconds. */
const QUIET = 1_200;

/** How long to wait for expected words, in milliseconds. */
const PATIENCE = 60_000;

/** Reads from here to the end of the page. */
export const SAY_ALL = 'KP_Add';

/** Different for each message. */
const RECEIPT = /H dash \w{5} dash \w{5}/u;

/** Takes a journey by keyboard, and records what Orca says after each step. */
export async function listen(
  { steps }: Journey,
  browser: BrowserName,
  session: Session,
  site: Site,
): Promise<Heard> {
  const lines: string[] = [];
  const faults: string[] = [];
  const known: string[] = [];
  for (const step of steps) {
    const said = await take(step, session, site, hearsOf(step, browser));
    lines.push(`> ${describe(step)}`, ...worthKeeping(step, said).map((line) => `  ${line}`));
    const all = said.join(' ');
    for (const words of hearsOf(step, browser)) {
      if (!all.includes(words))
        faults.push(`${describe(step)}: not heard: “${words}”; heard: “${all}”`);
    }
    for (const words of step.unheard?.words ?? []) {
      if (isUnheard(step, words, browser) && !all.includes(words))
        known.push(`${describe(step)}: “${words}”`);
    }
    for (const words of step.never ?? []) {
      if (all.includes(words)) faults.push(`${describe(step)}: heard: “${words}”`);
    }
    if ('until' in step && !all.includes(step.until)) break;
  }
  return { transcript: `${lines.join('\n')}\n`, faults, known };
}

function hearsOf(step: Step, browser: BrowserName): readonly string[] {
  const words = (step.hears ?? []).filter((some) => !isUnheard(step, some, browser));
  return 'until' in step ? [step.until, ...words] : words;
}

const isUnheard = ({ unheard }: Step, words: string, browser: BrowserName) =>
  unheard !== undefined && unheard.in.includes(browser) && unheard.words.includes(words);

/** How much of a loaded page is read before the reading is stopped is a matter of milliseconds. */
function worthKeeping(step: Step, said: readonly string[]): readonly string[] {
  if ('open' in step) return [];
  if (!step.loads) return said;
  return said.filter((line) => step.hears?.some((words) => line.includes(words)));
}

/** @returns what is said, line by line */
async function take(
  step: Step,
  session: Session,
  site: Site,
  hears: readonly string[],
): Promise<readonly string[]> {
  const { speech } = session;
  // Speech between two letters is cut off by the next one.
  const said = () =>
    speech
      .said()
      .filter(({ isCut }) => !(isCut && 'type' in step))
      .map(({ words, isCut }) =>
        (isCut ? `${words} (cut off)` : words).replace(RECEIPT, 'H dash …'),
      );
  const has = (words: string) => said().join(' ').includes(words);
  speech.begin({ isPage: 'press' in step && step.press === SAY_ALL });
  if ('until' in step) {
    for (let count = 0; count < step.atMost; count += 1) {
      speech.begin();
      await session.press(step.press);
      await speech.quiet(QUIET);
      if (has(step.until)) break;
    }
  } else if ('press' in step) await session.press(step.press);
  else if ('type' in step) await session.type(step.type);
  else if ('open' in step) {
    await session.press('ctrl+l');
    // Until Orca has noticed, it treats letters as commands.
    await wait(1_500);
    await session.type(site.url + step.open);
    await session.press('Return');
  } else if ('pause' in step) await wait(step.pause * 1_000);
  else if (step.server === 'stops') await site.stops();
  else if (step.server === 'is back') await site.isBack();
  else await site.hasNewVersion();
  const until = Date.now() + PATIENCE;
  while (!hears.every(has) && Date.now() < until) await wait(100);
  if ('open' in step || step.loads) {
    // Orca reads the page; a visitor who knows it stops the reading with this key.
    await wait(4_000);
    await session.press('Control_L');
  }
  await speech.quiet(QUIET);
  return said();
}
