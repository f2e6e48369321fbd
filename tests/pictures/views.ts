/** Widgets are shown in a wide or a narrow window: in between, only their position differs. */
export type Size = 'wide' | 'narrow';

export const viewsOf = (
  size: Size,
): readonly { readonly width: number; readonly height: number }[] =>
  size === 'wide' ? [{ width: 1280, height: 800 }] : [{ width: 360, height: 740 }];
