import type { Element, ElementContent } from 'hast';
import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime';
import type { Root } from 'mdast';
import { toHast, type Handlers, type State } from 'mdast-util-to-hast';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { alignedCells } from '@/components/layout/markdown';
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
  const hast = toHast(tree, { handlers: HANDLERS });
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
