import type { LegalText } from '@/lib/content/legal';
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
    title: `${title}, version ${version}`,
    description,
    author,
    updated: dayInIndia(effective),
    content: withWholeAddresses(parseMarkdown(body), new URL(path, origin).href),
  };
}
