import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imagesRoot } from '@/lib/content/content-source';
import { imageSize, type ImageSize } from '@/lib/platform/image-size';
import type { ProseProblem } from '@/lib/texts/prose/check-prose';
import { nodesIn, type Prose } from '@/lib/texts/prose/parse-prose';

/** The line of an image, as blocks of the wire format need it: a chart of the post, or a file of `public`. */
export const IMAGE_LINE = /^!\[([^\]\n]*)\]\((?:chart:([a-z0-9-]+)|(\/[^\s()]+))\)$/;

/** The images of a text that are files of `public`, by their address on the site. */
export function postImages({ tree }: Prose): ReadonlyMap<string, ImageSize> {
  const images = new Map<string, ImageSize>();
  for (const node of nodesIn(tree)) {
    const size = node.type === 'image' ? sizeOf(node.url) : undefined;
    if (node.type === 'image' && size) images.set(node.url, size);
  }
  return images;
}

/** An image that the page could not show. */
export function imageProblem({ source, tree }: Prose): ProseProblem | null {
  for (const node of nodesIn(tree)) {
    if (node.type !== 'image' && node.type !== 'imageReference') continue;
    const line = node.position?.start.line ?? 1;
    const message = node.type === 'image' ? fileProblem(node.url, node.alt ?? '') : null;
    if (message) return { line, message };
    if (!IMAGE_LINE.test(source.split('\n')[line - 1]?.trim() ?? ''))
      return {
        line,
        message: 'An image is alone on its line, as ![what it shows](/name.png), and in the text only.',
      };
  }
  return null;
}

function fileProblem(url: string, alt: string): string | null {
  if (!url.startsWith('/') || url.startsWith('//'))
    return `Images of other sites are not shown: put ${url} into public/ and write its path, /name.png.`;
  const size = sizeOf(url);
  if (size === undefined) return `There is no image ${url} in public/.`;
  if (size === null) return `${url} is no PNG, JPEG or WebP file.`;
  return alt.trim() === '' ? `Say what ${url} shows: ![what it shows](${url}).` : null;
}

/** Null for a file that is no image; undefined without a file. */
function sizeOf(url: string): ImageSize | null | undefined {
  const folder = imagesRoot();
  const file = path.join(folder, url);
  if (!file.startsWith(folder + path.sep)) return undefined;
  try {
    return imageSize(readFileSync(file));
  } catch {
    return undefined;
  }
}
