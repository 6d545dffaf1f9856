import type { LegalText } from '@/lib/content/legal';
import { text } from '@/lib/content/messages';
import { parseMarkdown } from '@/lib/research/prose/parse-markdown';
import type { Document } from './document';
import { withWholeAddresses } from './plain-tree';
import { dayInIndia } from './report-document';

export function legalDocument(
  { slug, title, description, version, effective, body }: LegalText,
  author: string,
  origin: string,
): Document {
  const path = `/${slug}`;
  return {
    path,
    title: text('publication.markdown.legal-title', { title, version }),
    description,
    author,
    updated: dayInIndia(effective),
    content: withWholeAddresses(parseMarkdown(body), new URL(path, origin).href),
  };
}
