import type { Root } from 'mdast';
import { toHtml } from 'hast-util-to-html';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { toMarkdown } from 'mdast-util-to-markdown';

/** A post, a report or a legal text whole, apart from its page: what feeds and Markdown files are made of. */
export type Document = {
  /** Of its page, from the root. */
  path: string;
  title: string;
  description: string;
  author: string;
  /** Absent where an upstream sends no date. */
  published?: Date;
  updated?: Date;
  /** Path of the picture to share. */
  image?: string | undefined;
  /** Standard Markdown with whole addresses: no figures, claims or charts of ours are left in it. */
  content: Root;
};

/** The text as HTML that stands by itself: no scripts, no styles, every address whole. */
export function documentHtml({ content }: Document): string {
  // The end of a CDATA section, in which feeds carry it.
  return toHtml(toHast(content)).replaceAll(']]>', ']]&gt;');
}

/** The text as Markdown below its title, description and where it stands. */
export function documentMarkdown(
  { title, description, author, updated, path, content }: Document,
  origin: string,
): string {
  const page = new URL(path, origin).href;
  const line = (text: string) => text.replace(/\s+/g, ' ').trim();
  const date = updated ? `, ${updated.toISOString().slice(0, 10)}` : '';
  return [
    `# ${line(title)}`,
    `> ${line(description)}`,
    `${line(author)}${date}. The page: <${page}>`,
    toMarkdown(content, { extensions: [gfmToMarkdown()], bullet: '-' }).trim(),
  ]
    .join('\n\n')
    .concat('\n');
}
