import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { TextAreaField, TextField } from './Field.tsx';

vi.mock('#src/components/icon/Icon.tsx', () => ({ Icon: () => null }));

const field = { name: 'fullName', label: 'Full name' };

// Firefox treats an empty `required` field as invalid before anything is typed, and a field that started
// with `aria-invalid="false"` as valid forever. Orca announces it.
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
