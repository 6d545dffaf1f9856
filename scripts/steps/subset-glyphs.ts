import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '@/lib/platform/commands/root.mjs';

const SUBSET = path.join(ROOT, 'node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm');

/** Constants of hb-subset.h and hb-blob.h. */
const WRITABLE = 2;
const FEATURE_TAGS = 6;
const NO_LAYOUT_CLOSURE = 0x200;

/** The glyphs that a font draws texts with, and those that it replaces on the way. */
export async function glyphsOf(texts: Iterable<string>, ttf: Buffer): Promise<Set<number>> {
  // Not at the top: it waits while it loads, which a module that is compiled to CommonJS cannot.
  const { Blob, Buffer: Text, Face, Font, shapeWithTrace, TracePhase } = await import('harfbuzzjs');
  const font = new Font(new Face(new Blob(ttf)));
  const glyphs = new Set<number>();
  for (const text of texts) {
    const buffer = new Text();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    for (const step of shapeWithTrace(font, buffer, [], 0, TracePhase.DONT_STOP))
      for (const { g } of step.t as { g: number }[]) glyphs.add(g);
  }
  return glyphs;
}

/** What stays in a font. */
type Kept = { characters: string; glyphs: Iterable<number>; features: readonly string[] };

/** What is called of harfbuzz-subset: functions of C, of numbers. */
type Calls =
  | '_initialize'
  | 'malloc'
  | 'hb_blob_create'
  | 'hb_blob_get_data'
  | 'hb_blob_get_length'
  | 'hb_face_create'
  | 'hb_face_reference_blob'
  | 'hb_set_add'
  | 'hb_set_clear'
  | 'hb_subset_input_create_or_fail'
  | 'hb_subset_input_glyph_set'
  | 'hb_subset_input_set'
  | 'hb_subset_input_set_flags'
  | 'hb_subset_input_unicode_set'
  | 'hb_subset_or_fail';
type Harfbuzz = Record<Calls, (...args: number[]) => number> & { memory: WebAssembly.Memory };

/** A font reduced to characters and glyphs. subset-font takes characters only, and adds every ligature of them. */
export async function subsetGlyphs(ttf: Buffer, { characters, glyphs, features }: Kept): Promise<Buffer> {
  const { instance } = await WebAssembly.instantiate(await readFile(SUBSET));
  const hb = instance.exports as unknown as Harfbuzz;
  hb._initialize();
  const data = hb.malloc(ttf.length);
  new Uint8Array(hb.memory.buffer).set(ttf, data);
  const face = hb.hb_face_create(hb.hb_blob_create(data, ttf.length, WRITABLE, 0, 0), 0);

  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, NO_LAYOUT_CLOSURE);
  const tags = hb.hb_subset_input_set(input, FEATURE_TAGS);
  hb.hb_set_clear(tags);
  for (const feature of features) hb.hb_set_add(tags, Buffer.from(feature).readUInt32BE());
  const characterSet = hb.hb_subset_input_unicode_set(input);
  for (const character of characters) hb.hb_set_add(characterSet, character.codePointAt(0) ?? 0);
  const glyphSet = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) hb.hb_set_add(glyphSet, glyph);

  const result = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input));
  const at = hb.hb_blob_get_data(result, 0);
  return Buffer.from(hb.memory.buffer.slice(at, at + hb.hb_blob_get_length(result)));
}
