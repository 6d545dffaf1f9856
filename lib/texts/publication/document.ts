import type { Root } from 'mdast';
import { toHtml } from 'hast-util-to-html';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { text } from '@/lib/content/messages';
import { dayInIndia } from '@/lib/platform/clock';

/**
 * The complete content of a post, a report or a legal text without its page; feeds and Markdown files are
 * made from it.
 */
export type Document = {
  /** The path of its page, from the root. */
  path: string;
  title: string;
  description: string;
  author: string;
  /** Absent if an upstream sends no date. */
  published?: Date;
  updated?: Date;
  /** Names of the tags of a post. */
  tags?: readonly string[];
  image?: string | undefined;
  /** Standard Markdown with absolute URLs and without our figures, claims and charts. */
  content: Root;
};

/** The text as HTML for use on other sites: no scripts, no styles, only absolute URLs. */
export function documentHtml({ content }: Document): string {
  // The end of a CDATA section; feeds put the HTML into one.
  return toHtml(toHast(content)).replaceAll(']]>', ']]&gt;');
}

export function documentMarkdown(
  { title, description, author, updated, path, content }: Document,
  origin: string,
): string {
  const line = (words: string) => words.replace(/\s+/g, ' ').trim();
  const source = { author: line(author), page: `<${new URL(path, origin).href}>` };
  return [
    `# ${line(title)}`,
    `> ${line(description)}`,
    updated
      ? text('publication.markdown.source-dated', { ...source, date: dayInIndia(updated.getTime()) })
      : text('publication.markdown.source', source),
    toMarkdown(content, { extensions: [gfmToMarkdown()], bullet: '-' }).trim(),
  ]
    .join('\n\n')
    .concat('\n');
}
