import { outlinesIn, UNITS_PER_SIZE } from './harfbuzz';
import { fontFile } from './png';

/** A run of Devanagari, or of anything else. */
const RUN = /[\u0900-\u097f\u200c\u200d]+|[^\u0900-\u097f\u200c\u200d]+/g;
const DEVANAGARI = /[\u0900-\u097f]/;

export const hasDevanagari = (text: string) => DEVANAGARI.test(text);

/** What React escapes. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const ELEMENT = /<g\b([^>]*)>|<\/g>|<text\b([^>]*)>(.*?)<\/text>/gs;
const ROW = /<tspan\b([^>]*)>([^<]*)<\/tspan>|([^<]+)/g;

type Attributes = Readonly<Record<string, string>>;

/** A row of a text, with all attributes that it has or inherits. */
type Row = { text: string; x: number; y: number; attributes: Attributes };

/**
 * An SVG document of ours with its rows of Devanagari as outlines, for the renderer of PNGs: it does not place the vowel
 * signs of a syllable (https://github.com/linebender/resvg/pull/1043), and takes conjuncts apart before the vowel sign i.
 * Latin words and figures in such a row stay text, in their own typeface.
 * @param latinOf the file of the typeface of a text with these classes
 */
export async function outlineDevanagari(svg: string, latinOf: (classes: string) => string): Promise<string> {
  if (!hasDevanagari(svg)) return svg;
  const devanagari = await outlinesIn(fontFile('noto-sans-devanagari-500.ttf'));
  const files = new Set([...svg.matchAll(/class="([^"]*)"/g)].map(([, classes = '']) => latinOf(classes)));
  const latin = new Map(
    await Promise.all([...files].map(async (file) => [file, await outlinesIn(fontFile(file))] as const)),
  );

  const drawnRow = ({ text, x, y, attributes }: Row): string => {
    const { class: classes = '', 'font-size': font, 'text-anchor': anchor } = attributes;
    const scale = Number(font) / UNITS_PER_SIZE;
    const pieces = (text.match(RUN) ?? []).map((run) => {
      const isOurs = hasDevanagari(run);
      const outline = (isOurs ? devanagari : latin.get(latinOf(classes)))?.(unescaped(run));
      return { run, isOurs, path: outline?.path ?? '', width: (outline?.width ?? 0) * scale };
    });
    const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
    let at = x - width * ({ end: 1, middle: 0.5 }[anchor ?? ''] ?? 0);
    return pieces
      .map(({ run, isOurs, path, width }) => {
        const from = at;
        at += width;
        return isOurs
          ? `<path class="${classes}" d="${placed(path, from, y, scale)}"/>`
          : `<text class="${classes}" x="${round(from)}" y="${round(y)}" font-size="${font}" text-anchor="start" xml:space="preserve">${run}</text>`;
      })
      .join('');
  };

  const groups: Attributes[] = [];
  return svg.replace(ELEMENT, (element: string, group?: string, tag?: string, content = '') => {
    if (group !== undefined) groups.push({ ...groups.at(-1), ...attributesOf(group) });
    else if (tag === undefined) groups.pop();
    else if (hasDevanagari(content)) {
      const attributes = attributesOf(tag);
      const rows = rowsOf({ ...groups.at(-1), ...attributes }, content).map(drawnRow);
      return attributes.transform
        ? `<g transform="${attributes.transform}">${rows.join('')}</g>`
        : rows.join('');
    }
    return element;
  });
}

/** The rows of a text element: each `tspan` is one, below the row before if it says so. */
function rowsOf(text: Attributes, content: string): Row[] {
  let y = Number(text.y ?? 0);
  return [...content.matchAll(ROW)].map(([, span, inSpan, words]) => {
    const row = attributesOf(span ?? '');
    y = row.y === undefined ? y + Number(row.dy ?? 0) : Number(row.y);
    const classes = [text.class, row.class].filter((one) => one !== undefined).join(' ');
    return {
      text: inSpan ?? words ?? '',
      x: Number(row.x ?? text.x ?? 0),
      y,
      attributes: { ...text, ...row, class: classes },
    };
  });
}

const attributesOf = (tag: string): Attributes =>
  Object.fromEntries([...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

const unescaped = (text: string) => text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);

const round = (number: number) => Math.round(number * 100) / 100;

/** Path data, which has its numbers in pairs, at another place and in another size; strokes keep their width. */
const placed = (path: string, x: number, y: number, scale: number) =>
  path.replace(
    /(-?[\d.e-]+) (-?[\d.e-]+)/g,
    (_, across: string, down: string) =>
      `${round(x + Number(across) * scale)} ${round(y + Number(down) * scale)}`,
  );
