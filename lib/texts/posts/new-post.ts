import { ContentProblem } from '@/lib/content/content-problem';
import { indianTime, writeNewContent } from '@/lib/content/new-content';
import { ContentError } from '@/lib/content/read';
import { tagSlug } from '@/lib/contract/blog';
import { readPost } from './post';

/** The address of a post with this title. */
export const slugOfTitle = (title: string) => tagSlug(title.normalize('NFKD').replace(/[\p{M}'’]/gu, ''));

/**
 * Writes a draft of a post, which passes the checks of content.
 * @param template the text of docs/template/blogs/sample-post.md
 * @returns its path from the root of the repository
 * @throws ContentProblem when there is such a post
 */
export function newPost(title: string, template: string): string {
  const slug = slugOfTitle(title);
  return writeNewContent(
    `blogs/${slug}.md`,
    template
      // Of the post, and of its metadata.
      .replace(/^( {2})?title: .*$/gm, (_, indent = '') => `${indent}title: ${JSON.stringify(title)}`)
      .replace(/^created_at: .*$/m, `created_at: ${indianTime(Date.now())}`)
      .replaceAll('-- SLUG', `-- ${slug}`),
  );
}

/**
 * Reads a new post as its page does: a title is text of the post, so braces name a figure in it, and words such
 * as "highest" need a claim.
 * @throws ContentProblem when its title needs a change
 */
export function checkNewPost(title: string): void {
  try {
    readPost(slugOfTitle(title));
  } catch (error) {
    throw error instanceof ContentError
      ? new ContentProblem(`Its title needs a change: ${error.message}`)
      : error;
  }
}
