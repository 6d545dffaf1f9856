import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/**
 * The font families in packages/charts/pictures/fonts, by the names inside the files;
 * scripts/subset-fonts.ts creates them.
 */
export const FACES = { sans: 'Inter Variable', serif: 'Newsreader 16pt 16pt' } as const;

/**
 * The serif's rupee sign is in a separate file. It comes first, because the renderer takes a missing
 * character from the first file that has it.
 */
const FONTS = ['newsreader-500-rupee.ttf', 'newsreader-500.ttf', 'inter-400.ttf', 'inter-600.ttf'];

const fontFile = (name: string) => path.join(process.cwd(), 'packages/charts/pictures/fonts', name);

let fonts: Promise<Uint8Array[]> | undefined;

/**
 * Renders an SVG document as a PNG with our own typefaces, the same on every machine. The renderer supports
 * no CSS variables and no media queries; palette.ts resolves them.
 * @param width in pixels; the height follows
 */
export async function drawPng(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  fonts ??= load();
  const document = new Resvg(svg, {
    font: { fontBuffers: await fonts, defaultFontFamily: FACES.sans },
    fitTo: { mode: 'width', value: width },
  });
  const image = document.render();
  const png = new Uint8Array(image.asPng());
  // The garbage collector does not see this native memory.
  image.free();
  document.free();
  return png;
}

async function load(): Promise<Uint8Array[]> {
  await initWasm(readFile(path.join(process.cwd(), 'node_modules/@resvg/resvg-wasm/index_bg.wasm')));
  return Promise.all(FONTS.map((name) => readFile(fontFile(name))));
}
