import { text } from '@/lib/content/messages';
import { ownWord } from '@/lib/platform/env';

/** The title of a page of a tag's posts, and of their feeds, and its description. */
export function tagWords(name: string, page = 1): { title: string; description: string } {
  return {
    title: text('publication.tag.title', { name, page }),
    description: text('publication.tag.description', { name, page, own: ownWord() }),
  };
}
