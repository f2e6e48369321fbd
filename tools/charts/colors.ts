import type { SchemePalette } from '#src/design/palette.ts';
import type { ChartColors } from './shapes.ts';

/**
 * A scheme's colors by their role in a drawing: timed transitions are red, since they fire by
 * themselves.
 */
export const chartColors = (palette: SchemePalette): ChartColors => ({
  background: palette.background,
  surface: palette.surface,
  text: palette.text,
  muted: palette.muted,
  line: palette.line,
  timed: palette.error,
  edge: palette.edge,
});
