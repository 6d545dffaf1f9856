/** The parts of subset-font 2.9 that are used; it has no types of its own. */
declare module 'subset-font' {
  export type VariationAxes = Record<string, number | { min: number; max: number }>;
  type Options = {
    targetFormat: 'woff2' | 'truetype';
    keepFeatures?: readonly string[];
    dropTables?: readonly string[];
    variationAxes?: VariationAxes;
    keepAllGlyphs?: true;
  };
  export default function subsetFont(
    font: Buffer,
    characters: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
