/** A deployed edit of the sources: a replacement in a file, or an added file. */
export interface Edit {
  readonly file: string;
  readonly replace?: readonly [from: string, to: string];
  /** Creates the file as a copy of another one. */
  readonly copyOf?: string;
}

export interface Deploy {
  readonly name: string;
  readonly edits: readonly Edit[];
  /** The most it may cost a visitor who has everything, in bytes on the wire and requests. */
  readonly bar: { readonly bytes: number; readonly requests?: number };
  /** A page, and words that appear on it only after the deploy. */
  readonly shows?: readonly [page: string, words: string];
}

const EDITED = '/k-12/ai-solutions';
const word: Edit = {
  file: 'src/content/pages/k-12/ai-solutions.ts',
  replace: [
    'A wrong answer from an office tool wastes time.',
    'A wrong answer at work wastes time.',
  ],
};
const component: Edit = {
  file: 'src/components/accordion/Accordion.tsx',
  replace: [
    '  const actor = useActorRef(accordionMachine, {',
    '  useEffect(() => performance.mark("accordion").detail, []);\n  const actor = useActorRef(accordionMachine, {',
  ],
};
const NEW_PAGE = 'src/content/pages/services/qa-for-publishers.ts';
const page: readonly Edit[] = [
  { file: NEW_PAGE, copyOf: 'src/content/pages/services/qa.ts' },
  { file: NEW_PAGE, replace: ["name: 'Quality assurance'", "name: 'Quality for publishers'"] },
  { file: NEW_PAGE, replace: ['QA that finds the defect', 'QA that finds each defect'] },
  {
    file: NEW_PAGE,
    replace: ["'tick', 'lens', 'screen', 'bars'", "'bars', 'tick', 'lens', 'screen'"],
  },
];
const tokenOfStyles: Edit = {
  file: 'src/design/palette.ts',
  replace: ["muted: '#4A4E58'", "muted: '#4A4E59'"],
};

/** The deploys missed by the visitor from three builds back: text changes on two pages. */
export const MEANWHILE: readonly Edit[] = [
  {
    file: 'src/content/pages/about-us.ts',
    replace: ['Ethical AI solutions for learning.', 'Ethical AI for learning.'],
  },
  {
    file: 'src/content/pages/services/design.ts',
    replace: [
      'How design files can carry accessibility decisions to engineering.',
      'How design files carry accessibility decisions to engineering.',
    ],
  },
];

/** Deploys to a visitor who has the current site. */
export const DEPLOYS: readonly Deploy[] = [
  { name: 'nothing', edits: [], bar: { bytes: 1000, requests: 1 } },
  {
    name: 'one word on one page',
    edits: [word],
    bar: { bytes: 25_000, requests: 8 },
    shows: [EDITED, 'A wrong answer at work'],
  },
  {
    name: 'a token of the palette that styles use',
    edits: [tokenOfStyles],
    bar: { bytes: 60_000 },
  },
  {
    name: 'a token of the palette that pictures use',
    edits: [
      {
        file: 'src/design/palette.ts',
        replace: ["accentA: '#FF9B6A'", "accentA: '#FF9B6B'"],
      },
    ],
    bar: { bytes: 60_000 },
  },
  { name: 'one component', edits: [component], bar: { bytes: 60_000 } },
  {
    name: 'a new page',
    edits: page,
    bar: { bytes: 25_000 },
    shows: ['/services/qa-for-publishers', 'QA that finds each defect'],
  },
];
