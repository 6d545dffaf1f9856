import type { Element, ElementContent } from 'hast';
import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime';
import type { Heading, Root } from 'mdast';
import { toHast, type Handlers, type State } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { alignedCells } from '@/components/ui/markdown';
import { headingId } from '@/components/ui/heading-id';
import type {
  BoundWords,
  Calculation,
  ChartReference,
  FigureReference,
} from '@/lib/research/prose/parse-prose';

/**
 * Converts a prose tree to React elements; `components` renders its figures (`data`), bound words (`a`) and
 * charts (`img`).
 */
export function ProseElements({ tree, components }: { tree: Root; components: Components }) {
  const hast = toHast(withHeadingIds(tree), { handlers: HANDLERS });
  return toJsxRuntime(hast, {
    Fragment,
    jsx,
    jsxs,
    passNode: true,
    components: { ...alignedCells, ...components },
  });
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children });

const HANDLERS: Handlers = {
  figure: (_: State, { name, part }: FigureReference) => element('data', { value: name, dataPart: part }),
  bound: (state: State, node: BoundWords) =>
    // A sense only tells the check that a guarded word has another meaning here; readers do not see it.
    node.kind === 'sense'
      ? state.all(node)
      : element('a', { dataKind: node.kind, dataTarget: node.target }, state.all(node)),
  calculation: (state: State, node: Calculation) => element('code', {}, state.all(node)),
  chart: (_: State, { name }: ChartReference) => element('img', { dataChart: name }),
  // HTML in prose is shown as text.
  html: (_: State, { value }: { value: string }) => ({ type: 'text', value }),
};

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
