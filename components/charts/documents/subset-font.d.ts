/** The parts of subset-font 2.9 that are used here; it has no types of its own. */
declare module 'subset-font' {
  type Reduced = { targetFormat: 'woff2'; keepFeatures: readonly string[]; dropTables: readonly string[] };
  type Whole = { keepAllGlyphs: true; targetFormat: 'truetype'; variationAxes?: Record<string, number> };
  export default function subsetFont(font: Buffer, characters: string, options: Reduced): Promise<Buffer>;
  export default function subsetFont(font: Buffer, characters: undefined, options: Whole): Promise<Buffer>;
}
