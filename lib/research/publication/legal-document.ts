import { inForceFrom, type LegalText } from '@/lib/content/legal';
import { text } from '@/lib/content/messages';
import { parseMarkdown } from '@/lib/research/prose/parse-markdown';
import type { Document } from './document';
import { withWholeAddresses } from './plain-tree';
import { dayInIndia } from './report-document';

export function legalDocument(legal: LegalText, author: string, origin: string): Document {
  const { slug, title, description, version, body } = legal;
  const path = `/${slug}`;
  return {
    path,
    title: text('publication.markdown.legal-title', { title, version }),
    description,
    author,
    updated: dayInIndia(inForceFrom(legal)),
    content: withWholeAddresses(parseMarkdown(body), new URL(path, origin).href),
  };
}
