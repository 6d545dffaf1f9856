import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

/** The weights of Inter in a drawing; scripts/subset-fonts.ts creates the files. */
const WEIGHTS = [400, 600] as const;
type Weight = (typeof WEIGHTS)[number];

const FOLDER = 'packages/charts/pictures/fonts';

/** What drawing.css sets in weight 600: names of series and axes, without the value below, and event letters. */
const BOLD =
  /<(text|g) class="chart-(?:label|axis-name|event-letter)[^>]*>(.*?)(?=<tspan class="chart-value"|<\/\1>)/gs;

/** What a chart that a reader asks for can show: what is written in English, in rupees and dollars. */
const LATIN = `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))}₹−÷×±·–—‘’“”…`;

/**
 * The same SVG document with the site's typeface inside, reduced to the characters it shows, because an image
 * loads no other files: at most 6 kB. A subset takes some 30 ms, for which the build waits, and the first
 * request for the chart of an insight.
 * @param isOneOfMany of charts without end: their typeface has all that they can show, at most 16 kB a
 * weight, and is cut once
 */
export async function withTypeface(svg: string, isOneOfMany = false): Promise<string> {
  const bold = [...svg.matchAll(BOLD)].map(([, , text = '']) => text).join('');
  const texts: Record<Weight, string> = { 400: svg.replace(BOLD, ''), 600: bold };
  const rules = await Promise.all(
    WEIGHTS.map(async (weight) => {
      const characters = charactersIn(texts[weight]);
      if (characters === '') return '';
      const font = (await subset(weight, isOneOfMany ? LATIN : characters)).toString('base64');
      return `@font-face{font-family:Inter;font-weight:${weight};src:url(data:font/woff2;base64,${font})}`;
    }),
  );
  return svg.replace('<style>', `<style>${rules.join('')}`);
}

const subsets = new Map<string, Promise<Buffer>>();

/** Each set of characters is computed once: the drawings of an insight in two sizes often share theirs. */
function subset(weight: Weight, characters: string): Promise<Buffer> {
  const key = `${weight} ${characters}`;
  const font = subsets.get(key) ?? cut(weight, characters);
  subsets.set(key, font);
  return font;
}

async function cut(weight: Weight, characters: string): Promise<Buffer> {
  const font = await readFile(path.join(process.cwd(), FOLDER, `inter-${weight}.ttf`));
  return subsetFont(font, characters, {
    targetFormat: 'woff2',
    // Tabular figures, as in drawing.css. Everything else is for shaping that drawings do not use.
    keepFeatures: ['tnum'],
    dropTables: ['GDEF', 'GPOS', 'STAT'],
  });
}

/** The characters that a document shows, each once and in order, without markup, descriptions and styles. */
function charactersIn(markup: string): string {
  const text = markup
    .replace(/<(title|desc|style)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&gt;/g, '>')
    .replace(/&lt;/g, '<');
  return [...new Set(text)].sort().join('');
}
