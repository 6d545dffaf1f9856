import { z } from 'zod';
import { fillEach } from '@/lib/platform/fill-each';
import { readMarkdown } from './read';
import { fillNames } from './organisation';

export const LEGAL_SLUGS = [
  'terms-and-conditions',
  'privacy-and-policies',
  'returns-and-refunds',
  'disclaimers',
] as const;
export type LegalSlug = (typeof LEGAL_SLUGS)[number];

const metaSchema = z.object({
  title: z.string().min(1),
  description: z.string().min(1).max(160),
  version: z.string().min(1),
  effective: z.iso.date(),
  dateLabel: z.enum(['Effective', 'Last updated']),
});

/** A legal text with the operator's names filled in; the body is Markdown. */
export type LegalText = z.infer<typeof metaSchema> & { slug: LegalSlug; body: string };

/** @throws ContentError naming file and line */
export function readLegal(slug: LegalSlug): LegalText {
  const { meta, body } = readMarkdown(`legal/${slug}.md`, metaSchema);
  return { slug, ...fillEach({ ...meta, body }, fillNames) };
}
