import { ContentError } from '@/lib/content/read';
import { tagSlug } from '@/lib/contract/blog';
import { readPost } from '@/lib/texts/posts/post';
import { indianTime, writeFromTemplate } from './new-content';
import { Stop } from './stop.mjs';

/** Writes a draft of a post with this title, which passes the checks of content. */
export function newPost(words: readonly string[]): void {
  const title = words.join(' ').trim();
  if (title === '') throw new Stop('Name it: npm run new -- post TITLE');
  const slug = tagSlug(title.normalize('NFKD').replace(/[\p{M}'’]/gu, ''));
  const file = writeFromTemplate('blogs/sample-post.md', `blogs/${slug}.md`, (text) =>
    text
      // Of the post, and of its metadata.
      .replace(/^( {2})?title: .*$/gm, (_, indent = '') => `${indent}title: ${JSON.stringify(title)}`)
      .replace(/^created_at: .*$/m, `created_at: ${indianTime(Date.now())}`)
      .replaceAll('-- SLUG', `-- ${slug}`),
  );
  console.log(`${file} is a draft. npm run check:content checks it, npm run preview -- ${slug} shows it.`);
  try {
    readPost(slug);
  } catch (error) {
    // A title is text of the post: braces name a figure in it, and words such as "highest" need a claim.
    throw error instanceof ContentError ? new Stop(`Its title needs a change: ${error.message}`) : error;
  }
}
