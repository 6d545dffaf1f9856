/** The part of subset-font 2.9 that is used here; it has no types of its own. */
declare module 'subset-font' {
  type Options = { targetFormat: 'woff2'; keepFeatures: readonly string[]; dropTables: readonly string[] };
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
