import type { FigurePart } from '@/lib/research/prose/prose';

/** As much of a Markdown tree as is read here. */
type Node = {
  type: string;
  value?: string;
  depth?: number;
  children?: Node[];
  url?: string;
  data?: { hName?: string; hProperties?: Record<string, string> };
};

/** The class of words that stay on one line. */
const TIED = 'tied';

/** Links that become buttons; see report-prose.tsx. */
const OPENS = /^(?:event|quote|term):/;
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
  node.children = keepTogether(node.children);
}

/**
 * Ties what touches a button to it, such as a comma or a bracket: browsers break lines on both sides of a button, where
 * they would not between letters.
 */
function keepTogether(nodes: readonly Node[]): Node[] {
  const kept: Node[] = [];
  for (const node of nodes) {
    const last = kept.at(-1);
    if (last && isButton(last)) {
      const [touching = ''] = /^[^\s\w]+/.exec(node.value ?? '') ?? [];
      if (touching === '') kept.push(node);
      else kept.splice(-1, 1, tied([last, text(touching)]), text(node.value?.slice(touching.length)));
    } else if (isButton(node) && last?.type === 'text') {
      const [touching = ''] = /[^\s\w]+$/.exec(last.value ?? '') ?? [];
      if (touching === '') kept.push(node);
      else kept.splice(-1, 1, text(last.value?.slice(0, -touching.length)), tied([text(touching), node]));
    } else kept.push(node);
  }
  return kept;
}

function isButton({ type, url = '', data }: Node): boolean {
  return type === 'figure' || (type === 'link' && OPENS.test(url)) || data?.hProperties?.['class'] === TIED;
}

function tied(children: Node[]): Node {
  return { type: 'tied', data: { hName: 'span', hProperties: { class: TIED } }, children };
}

function text(value = ''): Node {
  return { type: 'text', value };
}

function splitText(words: string): Node[] {
  const match = FIGURE.exec(words);
  if (!match) return words === '' ? [] : [text(words)];
  const [whole, name = '', part = 'value' satisfies FigurePart] = match;
  const properties = { value: name, 'data-part': part };
  return [
    ...splitText(words.slice(0, match.index)),
    { type: 'figure', data: { hName: 'data', hProperties: properties }, children: [] },
    ...splitText(words.slice(match.index + whole.length)),
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
