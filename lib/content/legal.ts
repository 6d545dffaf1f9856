import { z } from 'zod';
import { fillEach } from '@/lib/platform/fill';
import { currentLocale, ENGLISH, inLocale } from './locale';
import { fillNames } from './organisation';
import { ContentError, isTranslated, readMarkdown } from './read';

export const LEGAL_SLUGS = [
  'terms-and-conditions',
  'privacy-and-policies',
  'returns-and-refunds',
  'disclaimers',
] as const;
export type LegalSlug = (typeof LEGAL_SLUGS)[number];

const metaSchema = z.strictObject({
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

/** The headings of a Markdown text: `##` for each section, `###` for each part of one. */
const headingsOf = (body: string) => body.match(/^#+(?= )/gm) ?? [];

/** A translation has every section of the English text, in its order. */
function checkSections(body: string, file: string, bodyLine: number, english: string): void {
  const headings = headingsOf(body);
  const original = headingsOf(english);
  if (headings.join() !== original.join())
    throw new ContentError(
      file,
      bodyLine,
      `The English text has ${original.length} headings, this one ${headings.length}, or of other levels: a translation is whole`,
    );
}

/** @throws ContentError naming file and line */
export function readLegal(slug: LegalSlug): LegalText {
  const file = `legal/${slug}.md`;
  const isOther = currentLocale() !== ENGLISH && isTranslated(file);
  const { meta, body, bodyLine } = readMarkdown(file, isOther ? ofSameVersion(slug) : metaSchema);
  if (isOther) checkSections(body, file, bodyLine, inLocale(ENGLISH, () => readLegal(slug)).body);
  return { slug, ...fillEach({ ...meta, body }, fillNames) };
}
