import { style } from '@vanilla-extract/css';
import { describe, expect, it } from 'vitest';
import { declaredRules } from './declared-css.ts';

describe('a declared rule', () => {
  it('includes the declarations of the class that it builds on', async () => {
    const rules = await declaredRules({
      '/src/pages/some.css.ts': async () => {
        // Imported late, because it declares the layers, which belong to a file.
        const { componentStyle, sectionStyle } = await import('../layered.ts');
        const card = componentStyle({
          background: 'white',
          color: 'black',
          ':hover': { color: 'red' },
        });
        sectionStyle([card, { color: 'blue', '@media': { print: { padding: 0 } } }]);
      },
    });
    const built = rules.filter(({ selector }) => selector.includes(' section'));
    expect(built.map(({ properties }) => properties)).toEqual([
      { background: 'white', color: 'blue' },
      { background: 'white', color: 'blue', padding: 0 },
    ]);
  });

  it('belongs to the design, no matter which module imports it first', async () => {
    let declared: string | undefined;
    const load = async () => {
      declared ??= style({ color: 'black' });
      return Promise.resolve(declared);
    };
    const rules = await declaredRules({
      '/src/components/some.css.ts': load,
      '/src/design/some.css.ts': load,
    });
    expect(rules.map(({ file }) => file)).toEqual(['src/design/some.css.ts']);
  });
});
