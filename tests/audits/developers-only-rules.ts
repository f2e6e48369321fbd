import type { Problem } from '#tests/support/conclude.ts';

/** Modules that only a developer may get. */
const MODULES =
  /node_modules\/(?:@statelyai\/|elkjs\/|xstate\/.*graph)|(?:^|\/)(?:tools\/|src\/app\/inspect\.ts)/u;

/** Words of those modules that outlive minifying. */
const WORDS = /statelyai|stately\.ai|org\.eclipse\.elk|elk\.algorithm|hause:machines/iu;

export interface Script {
  readonly file: string;
  readonly modules: readonly string[];
  readonly code: string;
}

/** What a script of the bundle holds that is for developers only, a sentence each. */
export function developersOnly({ file, modules, code }: Script): Problem[] {
  return [
    ...modules
      .filter((id) => MODULES.test(id.replaceAll('\\', '/')))
      .map((id) => ({ page: file, what: `It holds ${id}, which is for developers only.` })),
    ...(WORDS.test(code)
      ? [
          {
            page: file,
            what: `It holds "${WORDS.exec(code)?.[0] ?? ''}", a word of developers' tools.`,
          },
        ]
      : []),
  ];
}
