import { inForceFrom, type LegalText } from '@/lib/content/legal';
import { text } from '@/lib/content/messages';
import { parseMarkdown } from '@/lib/texts/prose/parse-markdown';
import { dayBegins } from '@/lib/web/format';
import type { Document } from './document';
import { withWholeAddresses } from './plain-tree';

export function legalDocument(legal: LegalText, author: string, origin: string): Document {
  const { slug, title, description, version, body } = legal;
  const path = `/${slug}`;
  return {
    path,
    title: text('publication.markdown.legal-title', { title, version }),
    description,
    author,
    updated: dayBegins(inForceFrom(legal)),
    content: withWholeAddresses(parseMarkdown(body), new URL(path, origin).href),
  };
}
