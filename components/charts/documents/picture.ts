import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { colourOf } from '@/components/site/palette';

/** The faces in components/charts/documents/fonts, by the names they carry inside; scripts/subset-fonts.mjs makes them. */
export const FACES = { sans: 'Inter Variable', serif: 'Newsreader 16pt 16pt' } as const;

/** The serif's rupee is in a file of its own. It comes first: the renderer takes what is missing from the first that has it. */
const FONTS = ['newsreader-500-rupee.ttf', 'newsreader-500.ttf', 'inter-400.ttf', 'inter-600.ttf'];

let fonts: Promise<Uint8Array[]> | undefined;

/**
 * Draws an SVG document as a PNG, with our own typefaces and a renderer that is the same on every machine. It knows no CSS
 * variables and no media queries: {@link plainCss} writes styles it can read.
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
  // Its memory is not the collector's.
  image.free();
  document.free();
  return png;
}

async function load(): Promise<Uint8Array[]> {
  const root = process.cwd();
  await initWasm(readFile(path.join(root, 'node_modules/@resvg/resvg-wasm/index_bg.wasm')));
  return Promise.all(
    FONTS.map((file) => readFile(path.join(root, 'components/charts/documents/fonts', file))),
  );
}

/** Styles in the light colours of the palette, with every variable written out and without conditions. */
export function plainCss(css: string): string {
  const conditions = css.indexOf('@media');
  return (conditions < 0 ? css : css.slice(0, conditions)).replace(
    /var\(--([a-z-]+)(?:, *var\(--([a-z-]+)\))?\)/g,
    // A variable with a default is one that only a page sets.
    (_, name: string, otherwise?: string) => colourOf(otherwise ?? name, 'light'),
  );
}
