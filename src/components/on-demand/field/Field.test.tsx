import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { TextAreaField, TextField } from './Field.tsx';

// Styles exist in a build only.
vi.mock('./Field.css.ts', () =>
  Object.fromEntries(
    ['control', 'error', 'field', 'hint', 'label', 'optional', 'short'].map((name) => [name, name]),
  ),
);
vi.mock('#src/components/icon/Icon.tsx', () => ({ Icon: () => null }));

const field = { name: 'fullName', label: 'Full name', value: '', onValueChange: () => {} };

// To Firefox, an empty field with `required` is invalid before anything is written in it, and a field that
// began with `aria-invalid="false"` stays valid. Orca says so.
it.each([
  ['one line', TextField],
  ['several lines', TextAreaField],
])('a field of %s is required in words, and invalid only with an error', (_, Field) => {
  const valid = renderToStaticMarkup(<Field {...field} error={undefined} />);
  expect(valid).toContain('aria-required="true"');
  expect(valid).not.toMatch(/ required=| aria-invalid=/u);
  const invalid = renderToStaticMarkup(<Field {...field} error="Too short" />);
  expect(invalid).toContain('aria-invalid="true"');
});
