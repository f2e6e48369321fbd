declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'woff' | 'sfnt';
      readonly variationAxes?: Readonly<
        Record<string, number | { readonly min: number; readonly max: number } | undefined>
      >;
      /** OpenType features to keep, with the glyphs that only they use; all by default. */
      readonly keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
}
