import { execFileSync } from 'node:child_process';
import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import subsetFont from 'subset-font';
import { hindiInUse } from '@/lib/content/hindi-in-use';

const NOTO =
  'node_modules/@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2';

const INTER = 'node_modules/inter-ui/variable/InterVariable.woff2';
const NEWSREADER = 'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2';

type Options = { keepFeatures: readonly string[] };

/** How a font draws texts, as SVG path data. */
async function outlinesIn(
  file: string,
  texts: readonly string[],
  variationAxes?: Record<string, number>,
  options?: Options,
): Promise<string[]> {
  const font = await subsetFont(await readFile(file), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    ...(variationAxes && { variationAxes }),
    ...options,
  });
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'font-')), 'font.ttf');
  writeFileSync(copy, font);
  const written = execFileSync(process.execPath, ['testing/content/outlines.mjs', copy], {
    input: JSON.stringify(texts),
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(written.toString('utf8')) as string[];
}

test('the typeface of Hindi pages draws every word as the whole one does (scripts/subset-fonts.ts)', async () => {
  const { texts } = hindiInUse();
  expect(texts.length).toBeGreaterThan(1000);
  const differing = async (words: readonly string[]) => {
    const ours = await outlinesIn('app/fonts/noto-sans-devanagari.woff2', words);
    const whole = await outlinesIn(NOTO, words, { wght: 450 });
    return words.filter((_, i) => ours[i] !== whole[i]);
  };
  expect(await differing(texts)).toEqual([]);
  // Conjuncts of words that no page has are drawn in parts: the comparison sees a difference.
  expect(await differing(['द्ग', 'ट्ठ', 'ह्ल', 'द्भ', 'ङ्ग'])).not.toEqual([]);
});

/**
 * A first window of a connection at 1.6 Mbit/s and 150 ms, shared by three files, without headers
 * (docs/decisions/a-first-page-fits-its-first-windows.md).
 */
const SHARE = 9_500;

test.each(['inter', 'inter-450', 'newsreader'])(
  '%s comes in one round trip; else run scripts/subset-fonts.ts',
  (name) => {
    expect(statSync(`app/fonts/${name}.woff2`).size).toBeLessThan(SHARE);
  },
);

const SIGNS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789₹$%&?!.,;:()’“”–—−+/-'];
const PAIRS = SIGNS.flatMap((sign) => SIGNS.map((other) => sign + other));
const LATIN = { keepFeatures: ['kern', 'liga'] };

// Kerning is that of the regular weight.
test.each([
  ['inter', { wght: 400 }, INTER, { opsz: 14, wght: 400 }, 4],
  ['inter', { wght: 600 }, INTER, { opsz: 14, wght: 600 }, 37],
  ['newsreader', undefined, NEWSREADER, { wght: 480 }, 4],
] as const)(
  '%s %j draws every two signs as the whole one does; else run scripts/subset-fonts.ts',
  async (name, axes, whole, axesOfWhole, thousandths) => {
    const ours = await outlinesIn(`app/fonts/${name}.woff2`, PAIRS, axes, LATIN);
    const original = await outlinesIn(whole, PAIRS, axesOfWhole, LATIN);
    const isOther = (_: string, i: number) => {
      const [now, then] = [coordinates(ours[i]), coordinates(original[i])];
      return now.length !== then.length || now.some((at, j) => Math.abs(at - (then[j] ?? NaN)) > thousandths);
    };
    expect(PAIRS.filter(isOther)).toEqual([]);
  },
);

/** In thousandths of the font size. */
function coordinates(path = ''): number[] {
  return path.match(/-?[\d.]+/g)?.map(Number) ?? [];
}
