import type { Problem } from '#tests/support/conclude.ts';

/** Modules for developers only. */
const MODULES =
  /node_modules\/(?:@statelyai\/|elkjs\/|xstate\/.*graph)|(?:^|(?<!(?:^|\/)src\/features)\/)(?:tools\/|src\/app\/inspect\.ts)/u;

/** Strings from those modules that survive minification. */
const WORDS = /statelyai|stately\.ai|org\.eclipse\.elk|elk\.algorithm|hause:machines/iu;

export interface Script {
  readonly file: string;
  readonly modules: readonly string[];
  readonly code: string;
}

/** Lists the developer-only code in a script of the bundle, one sentence each. */
export function developersOnly({ file, modules, code }: Script): Problem[] {
  return [
    ...modules
      .filter((id) => MODULES.test(id.replaceAll('\\', '/')))
      .map((id) => ({ page: file, what: `It contains ${id}, which is for developers only.` })),
    ...(WORDS.test(code)
      ? [
          {
            page: file,
            what: `It contains "${WORDS.exec(code)?.[0] ?? ''}", a string from developer tools.`,
          },
        ]
      : []),
  ];
}
