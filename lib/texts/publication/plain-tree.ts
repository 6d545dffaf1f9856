import type { PhrasingContent, Root, RootContent } from 'mdast';

/** URL schemes that work on any site; all other addresses are removed. */
const LINK = /^(?:https?|mailto):/;
const IMAGE = /^https?:/;

function wholeAddress(url: string, base: string, schemes: RegExp): string | null {
  if (!URL.canParse(url, base)) return null;
  const { href } = new URL(url, base);
  return schemes.test(href) ? href : null;
}

/** Whether a text is the address of an image, absolute or on this site. */
export const isImageAddress = (url: string): boolean =>
  url !== '' && wholeAddress(url, 'https://site.invalid', IMAGE) !== null;

/**
 * A Markdown tree that can be shown on any site: every address is absolute, links with an unsafe address
 * become plain text, unsafe images are removed, and HTML is shown as text.
 * @param base the address of the page with the text
 */
export function withWholeAddresses(tree: Root, base: string): Root {
  function convert(node: RootContent): RootContent[] {
    if (node.type === 'html') return [{ type: 'text', value: node.value }];
    if (node.type === 'image' || node.type === 'definition' || node.type === 'link') {
      const url = wholeAddress(node.url, base, node.type === 'image' ? IMAGE : LINK);
      if (node.type !== 'link') return url ? [{ ...node, url }] : [];
      const children = node.children.flatMap(convert) as PhrasingContent[];
      return url ? [{ ...node, url, children }] : children;
    }
    return 'children' in node
      ? // The cast is safe because children are replaced by others of an allowed kind.
        [{ ...node, children: node.children.flatMap(convert) } as RootContent]
      : [node];
  }

  return { type: 'root', children: tree.children.flatMap(convert) };
}

export const paragraph = (...children: PhrasingContent[]): RootContent => ({ type: 'paragraph', children });
export const words = (value: string): PhrasingContent => ({ type: 'text', value });
export const heading = (value: string): RootContent => ({
  type: 'heading',
  depth: 2,
  children: [{ type: 'text', value }],
});
export const listNode = (items: readonly string[]): RootContent => ({
  type: 'list',
  spread: false,
  children: items.map((item) => ({
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children: [words(item)] }],
  })),
});
