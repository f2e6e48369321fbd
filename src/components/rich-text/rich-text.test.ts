import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRichText, plainText, richTextTargets } from './rich-text.ts';

describe('rich text', () => {
  it('is parsed into text, bold text and links, in order', () => {
    expect(parseRichText('Meet **WCAG 2.2** with [our help](/support) today.')).toEqual([
      { kind: 'text', text: 'Meet ' },
      { kind: 'strong', text: 'WCAG 2.2' },
      { kind: 'text', text: ' with ' },
      { kind: 'link', text: 'our help', href: '/support' },
      { kind: 'text', text: ' today.' },
    ]);
  });

  it('may start and end with markup', () => {
    expect(parseRichText('**A**[b](/c)')).toEqual([
      { kind: 'strong', text: 'A' },
      { kind: 'link', text: 'b', href: '/c' },
    ]);
  });

  it.each([
    'a * b ** c',
    '2 ** 3',
    '[not a link]',
    '[words] (/with-a-space)',
    'an open [bracket',
    '<b>no html</b> & "quotes"',
    '[](/empty)',
  ])('keeps unrecognized markup as text: %s', (source) => {
    expect(parseRichText(source)).toEqual([{ kind: 'text', text: source }]);
  });

  it('is empty for empty text', () => {
    expect(parseRichText('')).toEqual([]);
    expect(plainText('')).toBe('');
  });

  it('never loses text, whatever the input', () => {
    const pieces = fc.constantFrom('**', '*', '[', ']', '(', ')', '](', '/a', 'word', ' ', '<i>');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 14 }), (list) => {
        const source = list.join('');
        const rebuilt = parseRichText(source)
          .map((part) =>
            part.kind === 'text'
              ? part.text
              : part.kind === 'strong'
                ? `**${part.text}**`
                : `[${part.text}](${part.href})`,
          )
          .join('');
        expect(rebuilt).toBe(source);
      }),
    );
  });
});

describe('plain text', () => {
  it('has the same words without markup', () => {
    expect(plainText('Meet **WCAG 2.2** with [our help](/support).')).toBe(
      'Meet WCAG 2.2 with our help.',
    );
  });
});

describe('link targets', () => {
  it('can be rewritten, and a link without a target becomes text', () => {
    const source = '**See** [a](/a), [b](/b?x=1#y) and [mail](mailto:hello@hause.example).';
    const resolved = richTextTargets(source, (href) => (href === '/a' ? null : `${href}!`));
    expect(resolved).toBe('**See** a, [b](/b?x=1#y!) and [mail](mailto:hello@hause.example!).');
  });
});
