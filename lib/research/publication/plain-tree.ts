import type { PhrasingContent, Root, RootContent } from 'mdast';

/** What leaves a document with it: only addresses that any reader can follow. */
const SAFE = /^(?:https?|mailto):/;

/**
 * A tree of Markdown as it can be shown anywhere else: every address is whole, what is no safe address is plain words, and HTML in the
 * text is text.
 * @param base the address of the page the text stands on
 */
export function withWholeAddresses(tree: Root, base: string): Root {
  const wholeAddress = (url: string) => {
    if (!URL.canParse(url, base)) return null;
    const { href } = new URL(url, base);
    return SAFE.test(href) ? href : null;
  };

  function convert(node: RootContent): RootContent[] {
    if (node.type === 'html') return [{ type: 'text', value: node.value }];
    if (node.type === 'image' || node.type === 'definition' || node.type === 'link') {
      const url = wholeAddress(node.url);
      if (node.type !== 'link') return url ? [{ ...node, url }] : [];
      const children = node.children.flatMap(convert) as PhrasingContent[];
      return url ? [{ ...node, url, children }] : children;
    }
    return 'children' in node
      ? // A parent's children keep their kind: phrases stay phrases.
        [{ ...node, children: node.children.flatMap(convert) } as RootContent]
      : [node];
  }

  return { type: 'root', children: tree.children.flatMap(convert) };
}

/** Words as a paragraph, an image as another. */
export const paragraph = (...children: PhrasingContent[]): RootContent => ({ type: 'paragraph', children });
export const words = (value: string): PhrasingContent => ({ type: 'text', value });
export const heading = (value: string): RootContent => ({
  type: 'heading',
  depth: 2,
  children: [{ type: 'text', value }],
});
export const list = (items: readonly string[]): RootContent => ({
  type: 'list',
  spread: false,
  children: items.map((item) => ({
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children: [words(item)] }],
  })),
});
