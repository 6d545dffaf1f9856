import type { FigurePart } from '@/lib/reports/prose';

/** As much of a Markdown tree as is read here. */
type Node = {
  type: string;
  value?: string;
  depth?: number;
  children?: Node[];
  data?: { hName?: string; hProperties?: Record<string, string> };
};

const FIGURE = /\{([a-z][a-z0-9-]*)(?:\.(from|to|when))?\}/;

/**
 * Turns `{name}` and `{name.from}` in a Markdown tree into `<data>` elements that carry the name as value and the part as
 * `data-part`, and gives headings ids: of a section from its words, of a finding from its section and its place, because
 * its words hold figures.
 */
export function remarkFigures({ sectionId }: { sectionId: (words: string) => string }) {
  return (tree: Node) => {
    bindFigures(tree);
    nameHeadings(tree.children ?? [], sectionId);
  };
}

function bindFigures(node: Node): void {
  if (!node.children) return;
  node.children.forEach(bindFigures);
  node.children = node.children.flatMap((child) =>
    child.type === 'text' ? splitText(child.value ?? '') : [child],
  );
}

function splitText(text: string): Node[] {
  const match = FIGURE.exec(text);
  if (!match) return text === '' ? [] : [{ type: 'text', value: text }];
  const [whole, name = '', part = 'value' satisfies FigurePart] = match;
  return [
    ...splitText(text.slice(0, match.index)),
    {
      type: 'figure',
      data: { hName: 'data', hProperties: { value: name, 'data-part': part } },
      children: [],
    },
    ...splitText(text.slice(match.index + whole.length)),
  ];
}

function nameHeadings(nodes: readonly Node[], sectionId: (words: string) => string): void {
  let section = '';
  let finding = 0;
  for (const node of nodes) {
    if (node.type !== 'heading') continue;
    if (node.depth === 2) {
      section = sectionId(wordsOf(node));
      finding = 0;
    } else finding += 1;
    node.data = { hProperties: { id: node.depth === 2 ? section : `${section}-${finding}` } };
  }
}

function wordsOf({ value, children = [] }: Node): string {
  return (value ?? '') + children.map(wordsOf).join('');
}
