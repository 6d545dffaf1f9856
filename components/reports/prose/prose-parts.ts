import type { Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { headingId } from '@/components/ui/heading-id';

/**
 * Sizes at a narrow and a wide window, by which heights are estimated; heights in rem, `row` of a line in a table.
 * `beside` is a wide window in which charts stand beside their text.
 */
const SIZES = {
  narrow: { lettersInLine: 44, row: 1.3, chart: 47 },
  wide: { lettersInLine: 84, row: 1.5, chart: 40 },
  beside: { lettersInLine: 68, row: 1.5, chart: 30 },
};
const LINE = 1.7;
const BLOCK_MARGIN = 1.17;
const HEADING = 3;
/** What a row of a table has above and below its text. */
const CELL = 0.75;

/** A heading with what follows it up to the next one, and about how high it is, in rem. */
export type ProsePart = {
  tree: Root;
  /** Whether it is a finding, one of several below a heading. */
  isFinding: boolean;
  height: Record<keyof typeof SIZES, number>;
};

/** A text, and the charts that follow it. */
export type ProseRow = { text: Root; charts: string[] };

/** A part as texts with the charts that follow each: where there is room these stand beside it. */
export function proseRows({ children, ...root }: Root): ProseRow[] {
  const rows: { nodes: RootContent[]; charts: string[] }[] = [];
  for (const node of children) {
    const chart = chartAlone(node);
    const last = rows.at(-1);
    if (chart === undefined && (!last || last.charts.length > 0) && node.type !== 'definition')
      rows.push({ nodes: [node], charts: [] });
    else if (chart === undefined) last?.nodes.push(node);
    else if (last) last.charts.push(chart);
    else rows.push({ nodes: [], charts: [chart] });
  }
  const definitions = children.filter(({ type }) => type === 'definition');
  return rows.map(({ nodes, charts }) => ({
    text: { ...root, children: [...new Set([...nodes, ...definitions])] },
    charts,
  }));
}

/** The same where a chart stands beside a text: beside all of it, if it is the only one. */
export function rowsBeside(tree: Root): ProseRow[] {
  const rows = proseRows(tree);
  const charts = rows.flatMap((row) => row.charts);
  if (charts.length !== 1) return rows;
  return [{ text: { ...tree, children: rows.flatMap(({ text }) => text.children) }, charts }];
}

/** Whether two texts with a chart each stand beside each other. */
export const isPair = (rows: readonly ProseRow[]): boolean =>
  rows.length === 2 && rows.every(({ charts }) => charts.length === 1);

/** The name of the chart that a paragraph is, if it is nothing else. */
function chartAlone(node: RootContent): string | undefined {
  const [only, ...more] = node.type === 'paragraph' ? node.children : [];
  return only?.type === 'chart' && more.length === 0 ? only.name : undefined;
}

/** The parts of a text, so that the browser can leave out of layout those that are out of view. */
export function proseParts(tree: Root): ProsePart[] {
  const { children, ...root } = withHeadingIds(tree);
  // Nothing of a definition is shown, and links of every part may refer to it.
  const definitions = children.filter(({ type }) => type === 'definition');
  const parts: RootContent[][] = [[]];
  for (const node of children) {
    if (node.type === 'definition') continue;
    if (node.type === 'heading') parts.push([]);
    parts.at(-1)?.push(node);
  }
  return parts
    .filter((part) => part.length > 0)
    .map((part) => ({
      tree: { ...root, children: [...part, ...definitions] },
      isFinding: part[0]?.type === 'heading' && part[0].depth > 2,
      height: {
        narrow: heightOf(part, 'narrow'),
        wide: heightOf(part, 'wide'),
        beside: Math.round(heightBeside({ ...root, children: part })),
      },
    }));
}

function heightBeside(tree: Root): number {
  const { chart } = SIZES.beside;
  const rows = rowsBeside(tree);
  const texts = rows.map(({ text }) => heightOf(text.children, 'beside'));
  if (isPair(rows)) return Math.max(...texts) + chart;
  return rows
    .map(({ charts }, i) => {
      const height = texts[i] ?? 0;
      return charts.length === 1 ? Math.max(height, chart) : height / 2 + Math.min(charts.length, 1) * chart;
    })
    .reduce((sum, height) => sum + height, 0);
}

function heightOf(nodes: readonly RootContent[], width: keyof typeof SIZES): number {
  const { lettersInLine, row, chart } = SIZES[width];
  const height = (node: RootContent): number => {
    if (node.type === 'definition') return 0;
    if (node.type === 'heading') return HEADING;
    if (node.type === 'tableRow') {
      const inCell = lettersInLine / node.children.length;
      return Math.max(...node.children.map((cell) => Math.ceil(toString(cell).length / inCell))) * row + CELL;
    }
    if (node.type === 'list' || node.type === 'table')
      return node.children.reduce((sum, child) => sum + height(child), 0);
    if (node.type === 'paragraph' && /^(?:chart|image)$/.test(node.children[0]?.type ?? '')) return chart;
    return Math.ceil(toString(node).length / lettersInLine) * LINE + BLOCK_MARGIN;
  };
  return Math.round(nodes.reduce((sum, node) => sum + height(node), 0));
}

/**
 * Adds ids to headings: from the words of a section's heading; from section and number for a finding,
 * because its words contain figures that change.
 */
function withHeadingIds(tree: Root): Root {
  let section = '';
  let finding = 0;
  const idOf = (heading: Heading) => {
    if (heading.depth !== 2) return `${section}-${(finding += 1)}`;
    finding = 0;
    return (section = headingId(toString(heading)));
  };
  return {
    ...tree,
    children: tree.children.map((node) =>
      node.type === 'heading' ? { ...node, data: { hProperties: { id: idOf(node) } } } : node,
    ),
  };
}
