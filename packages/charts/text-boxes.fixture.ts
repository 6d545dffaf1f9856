import { alongPath } from './layout/marks';
import { BOLD, textWidth } from './layout/text-measure';
import { corners } from './layout/path-data.fixture';

/** A text in a drawing, with its size by the width estimates that layouts use. */
type TextBox = {
  text: string;
  font: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

/** SVG properties that child elements inherit. */
type State = {
  name: string;
  className: string;
  anchor: string;
  font: number;
  x: number;
  y: number;
  turned: boolean;
};

/** Ascent and descent of letters, relative to the font size. */
const [RISE, FALL] = [0.74, 0.2];

/** The texts of an SVG document and points along its lines, in its own units. */
function read(markup: string) {
  const boxes: TextBox[] = [];
  const points: { x: number; y: number }[] = [];
  let [width, height] = [0, 0];
  const stack: State[] = [];
  const top = (): State => stack.at(-1) ?? START;
  /** The position of the next line of a text, after its tspan offsets. */
  let at = { x: 0, y: 0 };
  for (const [, closing, name = '', rest = '', single, text] of markup.matchAll(
    /<(\/?)([a-z]+)([^>]*?)(\/?)>|([^<]+)/gi,
  )) {
    if (text !== undefined) {
      if (/^(?:text|tspan)$/.test(top().name)) boxes.push(boxOf(text, at, top()));
      continue;
    }
    if (closing) {
      stack.pop();
      continue;
    }
    const attributes = Object.fromEntries(
      [...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    );
    const state = stateOf(name, attributes, top());
    if (name === 'svg' && stack.length === 0)
      [, , width = 0, height = 0] = (attributes['viewBox'] ?? '').split(' ').map(Number);
    if (name === 'text' || name === 'tspan')
      at = {
        x: Number(attributes['x'] ?? at.x),
        y: Number(attributes['y'] ?? at.y) + Number(attributes['dy'] ?? 0),
      };
    if (/\bchart-line\b/.test(state.className) && attributes['d'])
      for (const piece of attributes['d'].split(/(?=M)/))
        points.push(
          ...alongPath(
            corners(piece).map(([x, y]) => ({ x: x + state.x, y: y + state.y })),
            2,
          ),
        );
    if (!single) stack.push(state);
  }
  return { boxes, points, width, height };
}

const START: State = { name: '', className: '', anchor: 'start', font: 0, x: 0, y: 0, turned: false };

function stateOf(name: string, attributes: Record<string, string>, above: State): State {
  const transform = attributes['transform'] ?? '';
  const [, right = 0, down = 0] = /^translate\(([\d.]+) ([\d.]+)\)/.exec(transform) ?? [];
  return {
    name,
    className: attributes['class'] ?? (name === 'tspan' ? above.className : ''),
    anchor: attributes['text-anchor'] ?? above.anchor,
    font: Number(attributes['font-size'] ?? above.font),
    x: above.x + Number(right),
    y: above.y + Number(down),
    turned: transform.startsWith('rotate(-90'),
  };
}

function boxOf(
  escaped: string,
  at: { x: number; y: number },
  { className, anchor, font, turned, ...shift }: State,
): TextBox {
  const text = escaped.replace(/&amp;/g, '&').replace(/&#x27;/g, "'");
  const width = textWidth(text, font * (/\bchart-label\b/.test(className) ? BOLD : 1));
  const before = anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0;
  const [x, y] = [at.x + shift.x, at.y + shift.y];
  const room = turned
    ? { left: x - font * RISE, right: x + font * FALL, top: y - width + before, bottom: y + before }
    : { left: x - before, right: x - before + width, top: y - font * RISE, bottom: y + font * FALL };
  return { text, font, ...room };
}

/**
 * Errors in the text of a drawing: two overlap, one is clipped, one is on a line, or letters are
 * smaller than ten pixels at this width.
 */
export function textFaults(markup: string, shownWidth: number): string[] {
  const { boxes, points, width, height } = read(markup);
  return boxes.flatMap((a, i) => [
    ...boxes
      .slice(i + 1)
      .filter((b) => overlap(a, b))
      .map((b) => `"${a.text}" overlaps "${b.text}"`),
    ...(a.left < -1 || a.top < -1 || a.right > width + 1 || a.bottom > height + 1
      ? [`"${a.text}" is cut`]
      : []),
    ...(points.some(({ x, y }) => x > a.left && x < a.right && y > a.top && y < a.bottom)
      ? [`"${a.text}" stands on a line`]
      : []),
    ...((a.font * shownWidth) / width < 10 ? [`"${a.text}" is too small`] : []),
  ]);
}

function overlap(a: TextBox, b: TextBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
