import type { Plugin } from 'vite';

/** Leaves out what only the drawings of machines show (docs/machines): the descriptions of states. */
export function withoutChartWords(): Plugin {
  return {
    name: 'hause:without-chart-words',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.machine\.ts$/u },
      handler: (code) => code.replaceAll(/\bdescription:\s*'[^']*',/gu, ''),
    },
  };
}
