import { mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import subsetFont from 'subset-font';
import { outlinesIn } from '@/components/charts/documents/harfbuzz';
import { hindiInUse } from '@/scripts/steps/hindi-in-use.mjs';

const WHOLE =
  'node_modules/@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2';

/** How a font draws texts, as SVG path data. */
async function drawnIn(file: string, variationAxes?: { wght: number }) {
  const font = await subsetFont(await readFile(file), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    ...(variationAxes && { variationAxes }),
  });
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'font-')), 'font.ttf');
  writeFileSync(copy, font);
  return outlinesIn(copy);
}

test('the typeface of Hindi pages draws every word of theirs as the whole one does; else run npm run fonts', async () => {
  const [ours, whole] = [
    await drawnIn('app/fonts/noto-sans-devanagari.woff2'),
    await drawnIn(WHOLE, { wght: 450 }),
  ];
  const { texts } = hindiInUse();
  expect(texts.length).toBeGreaterThan(1000);
  const isOther = (text: string) => ours(text).path !== whole(text).path;
  expect(texts.filter(isOther)).toEqual([]);
  // Conjuncts of words that no page has are drawn in parts: the comparison sees a difference.
  expect(['द्ग', 'ट्ठ', 'ह्ल', 'द्भ', 'ङ्ग'].some(isOther)).toBe(true);
});
