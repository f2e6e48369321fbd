import { componentStyle, token } from '#src/design/style-sheet.ts';

export const state = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space.tight,
});
