import type { Element, ElementContent, Nodes } from 'hast';
import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime';
import type { Root } from 'mdast';
import { toHast, type Handlers, type State } from 'mdast-util-to-hast';
import type { ReactElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { text } from '@/lib/content/messages';
import type { BoundWords, Calculation, ChartReference, FigureReference } from '@/lib/texts/prose/parse-prose';

/**
 * A Markdown tree as React elements, safe whoever wrote it: HTML is shown as text, and an address that could
 * run a script is empty. `parts` renders elements by their names; of our own prose a figure is `data`, bound
 * words are `a`, a chart is `img`.
 */
export function renderProse(tree: Root, parts: Components): ReactElement {
  const hast = toHast(tree, { handlers: HANDLERS });
  tidy(hast);
  return toJsxRuntime(hast, {
    Fragment,
    jsx,
    jsxs,
    passNode: true,
    components: { ...ALIGNED_CELLS, ...parts },
  });
}

const HANDLERS: Handlers = {
  figure: (_: State, { name, part }: FigureReference) => element('data', { value: name, dataPart: part }),
  bound: (state: State, node: BoundWords) =>
    // For the checks of a text alone: readers see the words. A sense says that a guarded word has another meaning here.
    node.kind === 'claim' || node.kind === 'sense'
      ? state.all(node)
      : element('a', { dataKind: node.kind, dataTarget: node.target }, state.all(node)),
  calculation: (state: State, node: Calculation) => element('code', {}, state.all(node)),
  chart: (_: State, { name }: ChartReference) => element('img', { dataChart: name }),
  html: (_: State, { value }: { value: string }) => ({ type: 'text', value }),
};

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children });

/** An address with one of these schemes, or with none. */
const SAFE = /^(?:(?:https?|ircs?|mailto|xmpp):|[^:/?#]*(?:[/?#]|$))/i;

/** Empties unsafe addresses, and makes one text of neighbours, between which React would write a comment. */
function tidy(node: Nodes): void {
  if (node.type === 'element')
    for (const name of ['href', 'src'])
      if (name in node.properties && !SAFE.test(String(node.properties[name]))) node.properties[name] = '';
  if (!('children' in node)) return;
  const { children } = node;
  for (let i = children.length - 1; i > 0; i -= 1) {
    const [before, after] = [children[i - 1], children[i]];
    if (before?.type !== 'text' || after?.type !== 'text') continue;
    before.value += after.value;
    children.splice(i, 1);
  }
  children.forEach(tidy);
}

const ALIGN: Record<string, string> = { right: 'is-right', center: 'is-centred' };

/**
 * Table cells with classes for alignment: the parser uses inline styles, which the content security policy
 * forbids.
 */
const ALIGNED_CELLS: Components = {
  th: ({ children, style }) => <th className={ALIGN[style?.textAlign ?? '']}>{children}</th>,
  td: ({ children, style }) => <td className={ALIGN[style?.textAlign ?? '']}>{children}</td>,
};

/** A table that scrolls where it is wider than the page. */
export const scrollingTable: Components = {
  table: ({ children }) => (
    <div className="table-scroll" tabIndex={0} role="group" aria-label={text('site.table')}>
      <table>{children}</table>
    </div>
  ),
};
