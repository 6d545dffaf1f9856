import type { Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

// Most texts are a sentence, and making the tables of GFM takes longer than parsing one.
const GFM = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/**
 * What emphasises, links, quotes or lists. The parser takes the square of their number between two blank
 * lines: seconds for 10,000.
 */
const MARK = /[*_~[\]>]|(?:[-+]|\d[.)])\s/g;
const MOST_MARKS = 1_000;

/** Walks through a tree are recursive, those of the libraries too: a deeper tree may exceed the stack. */
const MOST_LEVELS = 100;

/** How many times as long as its source the HTML of a text may be. */
const MOST_GROWTH = 50;

/**
 * The standard Markdown tree, without our bindings. A text of an upstream that would cost too much as
 * Markdown is plain text.
 */
export function parseMarkdown(source: string): Root {
  const isMarked = source.split(/\n[ \t]*\n/).some((part) => (part.match(MARK)?.length ?? 0) > MOST_MARKS);
  if (isMarked) return plain(source);
  const tree = fromMarkdown(source, GFM);
  return isExcessive(tree, source.length) ? plain(source) : tree;
}

const plain = (value: string): Root => ({
  type: 'root',
  children: [{ type: 'paragraph', children: [{ type: 'text', value }] }],
});

/**
 * Whether the tree is too deep, or its HTML too long: each reference repeats the address of its definition,
 * and each row of a table is filled up with cells.
 */
function isExcessive(tree: Root, length: number): boolean {
  let [references, address, cells] = [0, 0, 0];
  let nodes: RootContent[] = tree.children;
  for (let level = 1; nodes.length > 0; level += 1) {
    if (level > MOST_LEVELS) return true;
    for (const node of nodes) {
      if (/Reference$/.test(node.type)) references += 1;
      if (node.type === 'definition')
        address = Math.max(address, node.url.length + (node.title?.length ?? 0));
      if (node.type === 'table') cells += node.children.length * (node.align?.length ?? 0);
    }
    nodes = nodes.flatMap((node): RootContent[] => ('children' in node ? node.children : []));
  }
  // A link has some 100 characters besides its address, a cell ten.
  return references * (address + 100) + cells * 10 > MOST_GROWTH * length;
}
