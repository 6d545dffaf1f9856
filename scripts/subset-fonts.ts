// Reduces the typefaces to the characters that the site uses: for pages to app/fonts/, and, one file
// per weight, for the pictures that the site draws to packages/charts/pictures/fonts/, whose renderer
// reads TrueType only and no variable fonts. Run it again (node --import tsx scripts/subset-fonts.ts) only
// when the character set or the typefaces change; its output is committed. Typefaces of pages need Python 3
// with fontTools, too.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import subsetFont, { type VariationAxes } from 'subset-font';
import { hindiInUse } from '@/lib/content/hindi-in-use';
import { ROOT } from '@/lib/platform/commands/root.mjs';
import { command, Stop } from '@/lib/platform/commands/stop.mjs';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/**
 * Basic Latin without characters that only code uses, the punctuation and signs of our texts, and the rupee
 * sign. Other characters use the system's typeface.
 */
const CHARACTERS = range(0x20, 0x7e).replace(/[\\^`{|}~]/g, '') + '\u00a0©·°±²×–—‘’“”…₹→−';

/** Pictures have no system behind them: the signs of formulas, too. */
const IN_PICTURES = `${CHARACTERS}÷√`;

/**
 * OpenType features to retain: kerning, ligatures, lining and tabular figures. Alternates and unused marks
 * are removed.
 */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum'];

/** Features that order, join and place the parts of a syllable; without them conjuncts fall apart. */
const INDIC_FEATURES = [
  ...['ccmp', 'locl', 'nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'vatu', 'cjct'],
  ...['pres', 'abvs', 'blws', 'psts', 'haln', 'kern', 'dist', 'abvm', 'blwm'],
];

/** Browsers draw the typefaces of pages without them: names of styles, and hints for coarse screens. */
const UNUSED_TABLES = ['STAT', 'prep', 'gasp'];

const NEWSREADER = '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2';
const NEWSREADER_RUPEE = '@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2';
const INTER = 'inter-ui/variable/InterVariable.woff2';
const DEVANAGARI =
  '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2';
const PICTURES = 'packages/charts/pictures/fonts';

type Font = {
  source: string;
  target: string;
  variationAxes: VariationAxes;
  characters?: string;
  features?: string[];
  unitsPerEm?: number;
};

const FONTS: Font[] = [
  {
    source: NEWSREADER,
    target: 'app/fonts/newsreader.woff2',
    variationAxes: { wght: 480 },
    unitsPerEm: 800,
  },
  {
    source: INTER,
    target: 'app/fonts/inter.woff2',
    variationAxes: { opsz: 14, wght: { min: 400, max: 600 } },
    unitsPerEm: 450,
  },
  {
    // For pages in Devanagari, whose own typeface has one weight, too; and without kerning, as most of it are figures.
    source: INTER,
    target: 'app/fonts/inter-450.woff2',
    variationAxes: { opsz: 14, wght: 450 },
    features: ['lnum', 'tnum'],
    unitsPerEm: 450,
  },
  { source: NEWSREADER, target: `${PICTURES}/newsreader-500.ttf`, variationAxes: { wght: 500 } },
  {
    source: NEWSREADER_RUPEE,
    target: `${PICTURES}/newsreader-500-rupee.ttf`,
    variationAxes: { wght: 500 },
    characters: '₹',
  },
  { source: INTER, target: `${PICTURES}/inter-400.ttf`, variationAxes: { opsz: 14, wght: 400 } },
  { source: INTER, target: `${PICTURES}/inter-600.ttf`, variationAxes: { opsz: 14, wght: 600 } },
];

/** For pages in Devanagari. */
const HINDI = 'app/fonts/noto-sans-devanagari.woff2';

void command(async () => {
  const hasFontTools = spawnSync('python3', ['-c', 'import fontTools, brotli']).status === 0;

  for (const {
    source,
    target,
    variationAxes,
    characters = target.startsWith(PICTURES) ? IN_PICTURES : CHARACTERS,
    features = FEATURES,
    unitsPerEm,
  } of FONTS) {
    const subset = await subsetFont(await fileOf(source), characters, {
      ...(target.endsWith('.ttf')
        ? { targetFormat: 'truetype' }
        : { targetFormat: 'woff2', dropTables: UNUSED_TABLES }),
      variationAxes,
      keepFeatures: features,
    });
    if (!unitsPerEm) await write(target, subset);
    else if (hasFontTools) await write(target, await compact(subset, unitsPerEm));
    else sayUnchanged(target);
  }

  if (hasFontTools) await write(HINDI, await hindiTypeface());
  else sayUnchanged(HINDI);
});

const sayUnchanged = (target: string) =>
  console.log(`${target}: as it was. It needs Python 3 with fontTools: pip install fonttools brotli`);

/** The same typeface in fewer bytes, with coordinates on a grid of so many units. */
const compact = (font: Buffer, unitsPerEm: number): Promise<Buffer> =>
  byPython(font, (from, to) => [
    path.join(ROOT, 'scripts/steps/compact-typeface.py'),
    from,
    to,
    String(unitsPerEm),
  ]);

/**
 * The glyphs that the words of Hindi are drawn with. subset-font takes characters only; all ligatures of the
 * letters of Hindi are twice as many bytes.
 */
async function hindiTypeface(): Promise<Buffer> {
  const whole = await subsetFont(await fileOf(DEVANAGARI), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    variationAxes: { wght: 450 },
  });
  const { characters, texts } = hindiInUse();
  const glyphs = await glyphsOf(texts, whole);
  return byPython(whole, (from, to) => [
    ...['-m', 'fontTools.subset', from, `--output-file=${to}`, '--flavor=woff2'],
    ...[`--text=${characters}`, `--gids=${[...glyphs].join()}`, '--no-layout-closure'],
    ...[`--layout-features=${INDIC_FEATURES.join()}`, `--drop-tables+=${UNUSED_TABLES.join()}`],
  ]);
}

/** The glyphs that a font draws texts with, and those that it replaces on the way. */
async function glyphsOf(texts: Iterable<string>, ttf: Buffer): Promise<Set<number>> {
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

/** What a call of Python makes of a typeface. @param call its arguments, of the paths of both files */
async function byPython(font: Buffer, call: (from: string, to: string) => string[]): Promise<Buffer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'typeface-'));
  const from = path.join(folder, 'from');
  const to = path.join(folder, 'to.woff2');
  await writeFile(from, font);
  const [program = '', ...rest] = call(from, to);
  const { status } = spawnSync('python3', [program, ...rest], { stdio: 'inherit' });
  if (status !== 0) throw new Stop(`python3 ${program} ${rest[0]} ended with code ${status}.`);
  const result = await readFile(to);
  rmSync(folder, { recursive: true });
  return result;
}

function fileOf(source: string): Promise<Buffer> {
  return readFile(path.join(ROOT, 'node_modules', source));
}

async function write(target: string, font: Buffer): Promise<void> {
  await writeFile(path.join(ROOT, target), font);
  console.log(`${target}: ${(font.length / 1000).toFixed(1)} kB`);
}
