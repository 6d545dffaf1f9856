import { inflateSync } from 'node:zlib';
import { outlineDevanagari } from './devanagari';
import { drawPng } from './png';
import { renderCardPng, renderCardSvg } from './card';

const SANS = 'inter-400.ttf';

/** For each column of a picture, whether anything is drawn in it from a row downwards. */
function inkedColumns(png: Uint8Array, fromRow: number): boolean[] {
  const file = Buffer.from(png);
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at))
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  const raw = inflateSync(Buffer.concat(parts));
  const stride = 4 * width;
  const pixels = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x += 1) {
      const left = x < 4 ? 0 : (pixels[y * stride + x - 4] ?? 0);
      const up = y === 0 ? 0 : (pixels[(y - 1) * stride + x] ?? 0);
      const corner = x < 4 || y === 0 ? 0 : (pixels[(y - 1) * stride + x - 4] ?? 0);
      const guess = [0, left, up, (left + up) >> 1][filter ?? 0] ?? nearest(left, up, corner);
      pixels[y * stride + x] = (raw[y * (stride + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (_, y) => y).some(
      (y) => y >= fromRow && (pixels[y * stride + 4 * x + 3] ?? 0) > 128,
    ),
  );
}

/** The neighbour nearest to the plane through all three: the filter "Paeth" of PNG. */
function nearest(left: number, up: number, corner: number): number {
  const [byLeft, byUp] = [Math.abs(up - corner), Math.abs(left - corner)];
  const byCorner = Math.abs(left + up - 2 * corner);
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

const outlined = (content: string) =>
  outlineDevanagari(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="150">${content}</svg>`,
    () => SANS,
  );

/** A word in the size of 100 pixels. */
const drawn = async (word: string) =>
  drawPng(await outlined(`<text x="10" y="110" font-size="100">${word}</text>`), 400);

/** The widths of the strokes that stand apart below the line from which the letters hang. */
async function strokesBelowLine(text: string): Promise<number[]> {
  const line = inkedColumns(await drawn(text), 75);
  const widths: number[] = [];
  line.forEach((isInk, x) => {
    if (isInk && !line[x - 1]) widths.push(0);
    if (isInk) widths[widths.length - 1] = (widths.at(-1) ?? 0) + 1;
  });
  return widths;
}

test('letters are drawn, not boxes: two words of the same length differ', async () => {
  const [one, other] = await Promise.all(
    ['कमल', 'जलन'].map(async (title) =>
      Buffer.from(await renderCardPng({ kicker: 'Samvit', title, check: 'samvit.example' }, 630)),
    ),
  );
  expect(one && other && one.equals(other)).toBe(false);
});

test('a short vowel sign i is before its consonant, a long one after it', async () => {
  const [first = 0, second = 0] = await strokesBelowLine('कि');
  expect(first).toBeLessThan(second / 2);
  const [before = 0, behind = 0] = await strokesBelowLine('की');
  expect(behind).toBeLessThan(before / 2);
});

test('consonants join to a conjunct, also before the vowel sign i, but not if a mark separates them', async () => {
  const width = async (text: string) => {
    const columns = inkedColumns(await drawn(text), 0);
    return columns.lastIndexOf(true) - columns.indexOf(true);
  };
  expect(await width('क्ष')).toBeLessThan((await width('क्\u200cष')) * 0.8);
  expect(await width('द्धि')).toBeLessThan((await width('द्\u200cधि')) * 0.9);
});

test('a syllable has its whole width, so that the next one does not cover its vowel sign', async () => {
  // sa, its sign o, na and its sign a stand apart.
  expect(await strokesBelowLine('सोना')).toHaveLength(4);
});

/** The elements of a drawing with their attributes and, of text, its words. */
const elements = (svg: string) =>
  [...svg.matchAll(/<(path|text) ([^>]*?)\/?>([^<]*)/g)].map(([, name, attributes = '', words]) => ({
    name,
    words,
    of: (attribute: string) => new RegExp(`\\b${attribute}="([^" ]*)`).exec(attributes)?.[1],
  }));
const xOf = (path = '') => Number(/^M(-?[\d.]+)/.exec(path)?.[1]);

test('Latin words and figures of a row stay text, after the width of what is before them', async () => {
  const all = elements(await outlined('<text x="0" y="9" font-size="10">Gold: सोना 20 साल</text>'));
  expect(all.map(({ name, words }) => [name, words])).toEqual([
    ['text', 'Gold: '],
    ['path', ''],
    ['text', ' 20 '],
    ['path', ''],
  ]);
  // The advances of sa, o, na and a in the typeface, in hundredths; sa begins at the end of the first word.
  const [, gold, years, year] = all.map(({ of }) => of);
  const advance = (694 + 269 + 573 + 269) / 100;
  const space = Number(years?.('x')) - advance;
  expect(xOf(gold?.('d')) - space).toBeGreaterThan(0);
  expect(xOf(gold?.('d')) - space).toBeLessThan(6.94);
  expect(xOf(year?.('d'))).toBeGreaterThan(Number(years?.('x')));
});

test('rows are where the text and its spans say, with the size, the anchor and the classes around them', async () => {
  const svg = await outlined(
    `<g font-size="20" text-anchor="end"><text class="a" x="100" y="50">साल<tspan class="b" x="100" dy="24">5 &amp; 6 साल</tspan></text></g><text x="1" y="2">Year</text>`,
  );
  const [first, figures, last, untouched] = elements(svg);
  expect([first?.of('class'), figures?.of('class'), figures?.words]).toEqual(['a', 'a', '5 &amp; 6 ']);
  expect([figures?.of('y'), figures?.of('font-size'), figures?.of('text-anchor')]).toEqual([
    '74',
    '20',
    'start',
  ]);
  for (const path of [first, last]) {
    const numbers = (path?.of('d') ?? '').length;
    expect([path?.name, numbers > 0]).toEqual(['path', true]);
    expect(xOf(path?.of('d'))).toBeLessThan(100);
    expect(xOf(path?.of('d'))).toBeGreaterThan(100 - 4 * 20);
  }
  expect([untouched?.name, untouched?.words, untouched?.of('text-anchor')]).toEqual([
    'text',
    'Year',
    undefined,
  ]);
});

test('a turned text stays turned', async () => {
  expect(await outlined('<text x="5" y="9" font-size="10" transform="rotate(-90 5 9)">साल</text>')).toMatch(
    /<g transform="rotate\(-90 5 9\)"><path [^>]*><\/g>/,
  );
});

test('a document without Devanagari stays as it is', async () => {
  const svg = await renderCardSvg({ kicker: 'Samvit', title: 'Gold', check: 'samvit.example' }, 630);
  expect(await outlineDevanagari(svg, () => SANS)).toBe(svg);
});
