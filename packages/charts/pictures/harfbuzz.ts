import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A text as drawn: its outline as SVG path data, y downwards, and its width; in thousandths of the font size. */
export type Outline = { path: string; width: number };

export const UNITS_PER_SIZE = 1000;

/** The functions of HarfBuzz that are called here. Every number is an address, a count or a length in its memory. */
type HarfBuzz = {
  memory: WebAssembly.Memory;
  __indirect_function_table: WebAssembly.Table;
  __wasm_call_ctors: () => void;
  malloc: (bytes: number) => number;
  free: (address: number) => void;
  hb_blob_create: (data: number, length: number, mode: number, context: number, destroy: number) => number;
  hb_face_create: (blob: number, index: number) => number;
  hb_font_create: (face: number) => number;
  hb_font_set_scale: (font: number, x: number, y: number) => void;
  hb_font_draw_glyph: (font: number, glyph: number, draw: number, data: number) => void;
  hb_buffer_create: () => number;
  hb_buffer_destroy: (buffer: number) => void;
  hb_buffer_add_utf16: (buffer: number, text: number, length: number, from: number, count: number) => void;
  hb_buffer_guess_segment_properties: (buffer: number) => void;
  hb_shape: (font: number, buffer: number, features: number, count: number) => void;
  hb_buffer_get_length: (buffer: number) => number;
  hb_buffer_get_glyph_infos: (buffer: number, length: number) => number;
  hb_buffer_get_glyph_positions: (buffer: number, length: number) => number;
  hb_draw_funcs_create: () => number;
} & Record<
  `hb_draw_funcs_set_${string}_func`,
  (draw: number, callback: number, data: number, destroy: number) => void
>;

const WRITABLE = 2;
const WASM_PAGE = 65_536;
/** How many numbers of 32 bits the info of a glyph has, and its position. */
const RECORD = 5;

/** Where a glyph is drawn: set before each call of hb_font_draw_glyph, and read by its callbacks. */
type Pen = { x: number; y: number; path: string[]; draw: number };

let loaded: Promise<{ hb: HarfBuzz; pen: Pen }> | undefined;

/**
 * Shapes text in a font by HarfBuzz and returns its outlines. HarfBuzz's own JavaScript interface awaits at
 * its top level, which jest cannot load, so the binary is called directly.
 */
export async function outlinesIn(fontFile: string): Promise<(text: string) => Outline> {
  loaded ??= load();
  const { hb, pen } = await loaded;
  const file = await readFile(fontFile);
  const data = hb.malloc(file.length);
  new Uint8Array(hb.memory.buffer).set(file, data);
  const face = hb.hb_face_create(hb.hb_blob_create(data, file.length, WRITABLE, 0, 0), 0);
  const font = hb.hb_font_create(face);
  hb.hb_font_set_scale(font, UNITS_PER_SIZE, UNITS_PER_SIZE);

  return (text) => {
    const buffer = hb.hb_buffer_create();
    const address = hb.malloc(2 * text.length);
    const codes = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
    new Uint16Array(hb.memory.buffer, address, text.length).set(codes);
    hb.hb_buffer_add_utf16(buffer, address, text.length, 0, text.length);
    hb.hb_buffer_guess_segment_properties(buffer);
    hb.hb_shape(font, buffer, 0, 0);
    const count = RECORD * hb.hb_buffer_get_length(buffer);
    // Copies: drawing may move the memory.
    const infos = new Uint32Array(hb.memory.buffer, hb.hb_buffer_get_glyph_infos(buffer, 0), count).slice();
    const positions = new Int32Array(
      hb.memory.buffer,
      hb.hb_buffer_get_glyph_positions(buffer, 0),
      count,
    ).slice();
    hb.hb_buffer_destroy(buffer);
    hb.free(address);

    let width = 0;
    pen.path = [];
    for (let i = 0; i < count; i += RECORD) {
      const [advance = 0, , xOffset = 0, yOffset = 0] = positions.subarray(i, i + RECORD);
      pen.x = width + xOffset;
      pen.y = yOffset;
      hb.hb_font_draw_glyph(font, infos[i] ?? 0, pen.draw, 0);
      width += advance;
    }
    return { path: pen.path.join(''), width };
  };
}

async function load(): Promise<{ hb: HarfBuzz; pen: Pen }> {
  const binary = await readFile(path.join(process.cwd(), 'node_modules/harfbuzzjs/dist/harfbuzz.wasm'));
  const nothing = () => 0;
  const { instance } = await WebAssembly.instantiate(binary, {
    wasi_snapshot_preview1: { proc_exit: nothing },
    env: {
      _emscripten_runtime_keepalive_clear: nothing,
      _abort_js: nothing,
      _setitimer_js: nothing,
      emscripten_resize_heap: (bytes: number) => {
        hb.memory.grow(Math.ceil((bytes - hb.memory.buffer.byteLength) / WASM_PAGE));
        return 1;
      },
    },
  });
  const hb = instance.exports as HarfBuzz;
  hb.__wasm_call_ctors();

  const pen: Pen = { x: 0, y: 0, path: [], draw: hb.hb_draw_funcs_create() };
  const commands = { move_to: 'M', line_to: 'L', quadratic_to: 'Q', cubic_to: 'C', close_path: 'Z' };
  for (const [name, letter] of Object.entries(commands)) {
    const count = { Q: 4, C: 6, Z: 0 }[letter] ?? 2;
    const callback = (...args: number[]) => {
      // Before the coordinates: the functions, their data and the state; behind them: more data.
      const numbers = args.slice(3, 3 + count);
      const placed = numbers.map((number, i) => (i % 2 === 0 ? pen.x + number : -pen.y - number));
      pen.path.push(letter + placed.join(' '));
    };
    const entry = tableEntry(hb, callback, count);
    hb[`hb_draw_funcs_set_${name}_func`]?.(pen.draw, entry, 0, 0);
  }
  return { hb, pen };
}

const INT = 0x7f;
const FLOAT = 0x7d;

/**
 * Makes a JavaScript function callable from WebAssembly: a module of a few bytes imports and exports it,
 * which gives it a type. It takes three integers, so many floats, and an integer.
 */
function tableEntry(
  { __indirect_function_table: table }: HarfBuzz,
  callback: (...args: number[]) => void,
  floats: number,
): number {
  const parameters = [INT, INT, INT, ...Array<number>(floats).fill(FLOAT), INT];
  const bytes = [
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...[1, parameters.length + 4, 1, 0x60, parameters.length, ...parameters, 0],
    ...[2, 7, 1, 1, 0x65, 1, 0x66, 0, 0],
    ...[7, 5, 1, 1, 0x66, 0, 0],
  ];
  const typed = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes)), {
    e: { f: callback },
  });
  const index = table.grow(1);
  table.set(index, typed.exports.f);
  return index;
}
