import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { contentOf } from '../content.ts';
import type { Hand } from './hands.ts';

/**
 * The visitor journeys (docs/specification.md, 2.3, 2.5.1 and 2.9), each from its page to the
 * enquiry that includes the result: the same with the keyboard and with a finger.
 */
export interface Journey {
  readonly name: string;
  readonly path: string;
  readonly use: (page: Page, hand: Hand) => Promise<void>;
  /** The result shown on the page. */
  readonly shown: (page: Page) => Locator;
  /** The link to the enquiry. */
  readonly ask: (page: Page) => Locator;
  /** The expected text of the enquiry. */
  readonly message: RegExp;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

function countdown(): Journey {
  const rows = (page: Page) =>
    page.getByRole('region', { name: 'Countdown' }).getByRole('listitem');
  return {
    name: 'the countdown',
    path: '/tools/back-to-school-countdown',
    use: async (page, hand) => {
      await hand.write(page.getByLabel('First day of school', { exact: true }), '09092027');
      const days = page.getByRole('textbox', { name: 'Days until First day of school' });
      await hand.write(days, '14');
      await expect(rows(page).last()).toContainText('Thursday, September 9, 2027');
    },
    // 91 days, with the last seven extended to fourteen.
    shown: (page) => rows(page).first().getByText('Thursday, June 3, 2027'),
    ask: (page) => link(page, 'Talk to us about these dates'),
    message: /^Our back-to-school countdown:\nThursday, June 3, 2027: Load test/u,
  };
}

function readiness(): Journey {
  const task = (page: Page) => page.getByRole('group', { name: /^Acceptance criteria/u });
  const result = (page: Page) => page.getByRole('region', { name: /^What to talk about/u });
  return {
    name: 'accessibility readiness',
    path: '/tools/accessibility-readiness',
    use: (page, hand) => hand.tick(task(page).getByRole('radio', { name: 'Not yet' })),
    shown: (page) => result(page).getByText(/^Acceptance criteria .+: not yet$/u),
    ask: (page) => link(page, 'Talk to us about this'),
    message: /^Our accessibility readiness:\n- Product manager: Acceptance criteria/u,
  };
}

function pack(): Journey {
  const { tool } = contentOf('tool', '/tools/procurement-pack');
  const first = tool.kind === 'pack' ? tool.groups[0]?.questions[0] : undefined;
  const question = first?.question ?? '';
  const opening = (first?.answer[0] ?? '').replaceAll(/\*\*|\]\([^)]*\)|\[/gu, '').slice(0, 40);
  return {
    name: 'the procurement pack',
    path: '/tools/procurement-pack',
    use: async (page, hand) => {
      await hand.tick(page.getByRole('checkbox', { name: question, exact: true }));
      await expect(page.getByText('answer is in your pack')).toBeVisible();
    },
    shown: (page) => page.getByText(opening),
    ask: (page) => link(page, 'Talk to us about these answers'),
    message: new RegExp(`^Questions from our procurement team:\n- ${question.slice(0, 20)}`, 'u'),
  };
}

function demo(): Journey {
  const path = '/deliver/hausebox/demo';
  const { words, lesson, roles } = contentOf('demo', path);
  const [teacher = '', learner = '', publisher = ''] = roles.map(({ name }) => name);
  const screen = (page: Page, name: string) => page.getByRole('tabpanel', { name });
  const opens = (name: string) => words.open.replace('{role}', name.toLowerCase());
  return {
    name: 'the demo',
    path,
    use: async (page, hand) => {
      await hand.press(button(page, words.assign));
      await hand.press(button(page, opens(learner)));
      for (const [at, { options }] of lesson.questions.entries()) {
        const right = options.find(({ isRight }) => isRight)?.text ?? '';
        await hand.press(screen(page, learner).getByRole('button', { name: right }));
        if (at === lesson.questions.length - 1) continue;
        await hand.press(
          screen(page, learner).getByRole('button', { name: words.next }).filter({ visible: true }),
        );
      }
      await hand.press(button(page, opens(teacher)));
      await hand.press(button(page, words.giveBack));
      await hand.press(button(page, opens(publisher)));
    },
    shown: (page) => screen(page, publisher).getByText(words.mine).first(),
    ask: (page) => link(page, words.own.text),
    message: /^The title that we’d like to see in /u,
  };
}

function sentence(): Journey {
  const { words, answers } = contentOf('start', '/start');
  const house = (page: Page) => page.getByRole('region', { name: words.title });
  const blank = (page: Page, part: 'field' | 'problem' | 'term') =>
    house(page).getByRole('combobox', { name: words[part].label });
  const answer = answers.find(({ id }) => id === 'districts-ai');
  const title = answer?.links[0]?.title ?? '';
  const ask = answer?.ask ?? '';
  return {
    name: 'the sentence of the home page',
    path: '/',
    use: async (page, hand) => {
      await hand.choose(blank(page, 'field'), 'districts');
      await hand.choose(blank(page, 'problem'), 'ai');
      await hand.choose(blank(page, 'term'), 'term');
      await expect(link(page, ask).filter({ visible: true })).toHaveAttribute(
        'href',
        /topic=ai&about=/u,
      );
    },
    shown: (page) =>
      house(page).getByRole('link', { name: title, exact: true }).filter({ visible: true }),
    ask: (page) => house(page).getByRole('link', { name: ask }).filter({ visible: true }),
    message:
      /^I work in a school district and need AI we can check by the start of next semester\./u,
  };
}

export const journeys = (): readonly Journey[] => [
  countdown(),
  readiness(),
  pack(),
  demo(),
  sentence(),
];

/** The message of the contact form. */
export const message = (page: Page) => page.getByRole('textbox', { name: /message/iu });

/** Takes a journey on an open page, up to the enquiry that includes its result. */
export async function take(page: Page, hand: Hand, journey: Journey): Promise<void> {
  await journey.use(page, hand);
  await expect(journey.shown(page)).toBeVisible();
  await hand.press(journey.ask(page));
  await expect(page).toHaveURL(/\/contact-us\?/u);
  await expect(message(page)).toHaveValue(journey.message);
}
