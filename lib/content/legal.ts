import { z } from 'zod';
import { fillEach } from '@/lib/platform/fill-each';
import { currentLocale, ENGLISH, inLocale } from './locale';
import { fillNames } from './organisation';
import { isTranslated, readMarkdown } from './read';

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

/** A translation is of the version in force: when the English text gets another, it is changed with it or deleted. */
function ofSameVersion(slug: LegalSlug) {
  const english = inLocale(ENGLISH, () => readLegal(slug));
  return metaSchema.superRefine((meta, context) => {
    for (const field of ['version', 'effective', 'dateLabel'] as const)
      if (meta[field] !== english[field])
        context.addIssue({
          code: 'custom',
          path: [field],
          message: `The English text has ${english[field]}: translate that version, or delete this file`,
        });
  });
}

/** A legal text with the operator's names filled in; the body is Markdown. */
export type LegalText = z.infer<typeof metaSchema> & { slug: LegalSlug; body: string };

/** @throws ContentError naming file and line */
export function readLegal(slug: LegalSlug): LegalText {
  const file = `legal/${slug}.md`;
  const isOther = currentLocale() !== ENGLISH && isTranslated(file);
  const { meta, body } = readMarkdown(file, isOther ? ofSameVersion(slug) : metaSchema);
  return { slug, ...fillEach({ ...meta, body }, fillNames) };
}
