import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Blog } from '@/lib/contract/blog';
import { parseMarkdown } from '@/lib/texts/prose/parse-markdown';
import { dateOf } from '@/lib/web/format';
import { routes } from '@/lib/web/routes';
import type { Document } from './document';
import { isImageAddress, paragraph, withWholeAddresses } from './plain-tree';

const OWN_CHART = /^(\/charts\/blog\/[^/]+\/[^/]+)\.svg$/;

export const postPath = ({ title_as_url, id }: Pick<Blog, 'title_as_url' | 'id'>) =>
  routes.post(encodeURIComponent(title_as_url || id));

/** The sharing picture of a post: our own card, or the first image of an upstream's post. */
export function postImage({ content, title_as_url }: Blog): string | undefined {
  if (content[0] && OWN_CHART.test(content[0].thumbnail_url)) return routes.postShareImage(title_as_url);
  return content.flatMap(({ web_url, thumbnail_url }) => [web_url, thumbnail_url]).find(isImageAddress);
}

export function postDocument(post: Blog, teamLabel: string, origin: string): Document {
  const path = postPath(post);
  const published = dateOf(post.created_at);
  const content = post.content.flatMap(({ web_url, paragraph: text }): RootContent[] => {
    const { children } = parseMarkdown(text);
    // Feed readers and mail programs show no SVG, so our own charts are linked as PNG.
    const url = web_url.replace(OWN_CHART, '$1.png');
    const image = paragraph({ type: 'image', url, alt: toString({ type: 'root', children }) });
    return web_url ? [image, ...children] : children;
  });
  return {
    path,
    title: post.title,
    description: post.description,
    author: post.created_by_name || teamLabel,
    ...(published && { published, updated: dateOf(post.updated_at) ?? published }),
    image: postImage(post),
    tags: post.tags,
    content: withWholeAddresses({ type: 'root', children: content }, new URL(path, origin).href),
  };
}
