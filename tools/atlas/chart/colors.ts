import type { SchemePalette } from '#src/design/palette.ts';
import type { ChartColors } from './shapes.ts';

/** A scheme's colors in the roles of a drawing: time is red, as it can fire unasked. */
export const chartColors = (palette: SchemePalette): ChartColors => ({
  background: palette.background,
  surface: palette.surface,
  text: palette.text,
  muted: palette.muted,
  line: palette.line,
  timed: palette.error,
  edge: palette.edge,
});
