import { BOLD, textWidth } from './geometry/text-measure';
import { alongPath } from './geometry/marks.layout';

/** A line of text in a drawing, with the room it takes by the estimate of widths that layouts go by. */
export type TextBox = {
  text: string;
  font: number;
  kind: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

/** How far letters rise above and fall below their baseline, as shares of the font size. */
const [RISE, FALL] = [0.74, 0.2];

/** Every line of text of an SVG document, in its own units; groups may be moved. */
export function textBoxes(svg: Element): TextBox[] {
  return [...svg.querySelectorAll('text')].flatMap((element) => {
    const rows: { text: string; x: number; y: number; bold: boolean }[] = [];
    const isName = element.classList.contains('chart-label');
    let [x, y] = [numberOf(element, 'x'), numberOf(element, 'y')];
    for (const node of element.childNodes) {
      const span = node.nodeType === node.ELEMENT_NODE ? (node as Element) : null;
      if (span?.hasAttribute('x')) x = numberOf(span, 'x');
      if (span?.hasAttribute('y')) y = numberOf(span, 'y');
      if (span) y += numberOf(span, 'dy');
      const bold = isName && !span?.classList.contains('chart-value');
      const last = rows.at(-1);
      if (!span && last) last.text += node.textContent;
      else rows.push({ text: node.textContent ?? '', x, y, bold });
    }
    const anchor = inherited(element, 'text-anchor') ?? 'start';
    const font = Number(inherited(element, 'font-size'));
    const turned = /^rotate\(-90/.test(element.getAttribute('transform') ?? '');
    const [right, down] = shiftOf(element);
    return rows.map(({ text, bold, ...at }): TextBox => {
      const width = textWidth(text, font * (bold ? BOLD : 1));
      const before = anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0;
      const [px, py] = [at.x + right, at.y + down];
      const room = turned
        ? { left: px - font * RISE, right: px + font * FALL, top: py - width + before, bottom: py + before }
        : { left: px - before, right: px - before + width, top: py - font * RISE, bottom: py + font * FALL };
      return { text, font, kind: element.getAttribute('class') ?? '', ...room };
    });
  });
}

/** What is wrong with the texts of a drawing: two that overlap, one that the drawing cuts, a note on a line. */
export function textFaults(svg: Element): string[] {
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const boxes = textBoxes(svg);
  return boxes.flatMap((a, i) => [
    ...boxes
      .slice(i + 1)
      .filter((b) => overlaps(a, b))
      .map((b) => `"${a.text}" overlaps "${b.text}"`),
    ...(a.left < -1 || a.top < -1 || a.right > width + 1 || a.bottom > height + 1
      ? [`"${a.text}" is cut`]
      : []),
    ...(a.kind.includes('chart-mark') && linePoints(svg).some((point) => isIn(point, a))
      ? [`"${a.text}" stands on a line`]
      : []),
  ]);
}

/** Points along the lines of a drawing. */
function linePoints(svg: Element): { x: number; y: number }[] {
  return [...svg.querySelectorAll('.chart-line')].flatMap((path) => {
    const [right, down] = shiftOf(path);
    const pieces = (path.getAttribute('d') ?? '').split('M').slice(1);
    return pieces.flatMap((piece) => {
      const corners: { x: number; y: number }[] = [];
      let [x, y] = [0, 0];
      for (const [, command = 'M', rest = ''] of `M${piece}`.matchAll(/([MlhvZ])([^MlhvZ]*)/g)) {
        const [first = 0, second = 0] = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
        if (command === 'M') [x, y] = [first, second];
        if (command === 'h' || command === 'l') x += first;
        if (command === 'v') y += first;
        if (command === 'l') y += second;
        corners.push({ x: x + right, y: y + down });
      }
      return alongPath(corners, 2);
    });
  });
}

function isIn({ x, y }: { x: number; y: number }, box: TextBox): boolean {
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

function overlaps(a: TextBox, b: TextBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function numberOf(element: Element, name: string): number {
  return Number(element.getAttribute(name) ?? 0);
}

function inherited(element: Element, name: string): string | null {
  const own = element.closest(`[${name}]`);
  return own?.getAttribute(name) ?? null;
}

/** How far the groups around an element have moved it. */
function shiftOf(element: Element): [right: number, down: number] {
  const moved = element.closest('g[transform^="translate"]')?.getAttribute('transform') ?? '';
  const [, right = 0, down = 0] = /translate\(([\d.]+) ([\d.]+)\)/.exec(moved) ?? [];
  return [Number(right), Number(down)];
}
