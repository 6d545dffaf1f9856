import { existsSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { fillEach } from '@/lib/platform/fill';
import { locationsByPath } from './content-problem';
import { readOnce } from './content-source';
import { checkLength, TITLE } from './lengths';
import { currentLocale, ENGLISH, inLocale } from './locale';
import { fillNames } from './organisation';
import { ContentError, contentPath, isTranslated, listContent, readMarkdown } from './read';

export const LEGAL_SLUGS = [
  'terms-and-conditions',
  'privacy-and-policies',
  'returns-and-refunds',
  'disclaimers',
] as const;
export type LegalSlug = (typeof LEGAL_SLUGS)[number];

const metaSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string(),
  /** It is part of an address. */
  version: z.string().regex(/^\d+\.\d+$/, "Must be two numbers with a point, in quotes: '1.1'"),
  /** When the text was first in force. */
  effective: z.iso.date(),
  dateLabel: z.enum(['Effective', 'Last updated']),
  /** When this version was, if it is not the first. */
  changed: z.iso.date().optional(),
  /** Who agreed to an older version is asked again. */
  material: z.boolean().default(false),
});

/** A translation is of the version in force: when the English text gets another, it is changed with it or deleted. */
function ofSameVersion(slug: LegalSlug) {
  const english = inLocale(ENGLISH, () => readLegal(slug));
  return metaSchema.superRefine((meta, context) => {
    for (const field of ['version', 'effective', 'dateLabel', 'changed', 'material'] as const)
      if (meta[field] !== english[field])
        context.addIssue({
          code: 'custom',
          path: [field],
          message: `The English text has ${english[field] ?? 'none'}: translate that version, or delete this file`,
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
      `The English text has ${original.length} headings, this one ${headings.length}, or of other ` +
        'levels: a translation is whole',
    );
}

/** @throws ContentError naming file and line */
export const readLegal = readOnce((slug: LegalSlug): LegalText => {
  const file = `legal/${slug}.md`;
  const isOther = currentLocale() !== ENGLISH && isTranslated(file);
  const { meta, body, bodyLine, lineOf } = readMarkdown(file, isOther ? ofSameVersion(slug) : metaSchema);
  if (isOther) checkSections(body, file, bodyLine, inLocale(ENGLISH, () => readLegal(slug)).body);
  const legal = { slug, ...fillEach({ ...meta, body }, fillNames) };
  const at = locationsByPath(file, lineOf);
  at(['title'], () => checkLength(legal.title, TITLE));
  at(['description'], () => checkLength(legal.description, [50, 160]));
  return legal;
});

const folderOf = (slug: LegalSlug) => `legal/versions/${slug}`;

/** The day from which a version is in force. */
export const inForceFrom = ({ effective, changed }: Pick<LegalText, 'effective' | 'changed'>) =>
  changed ?? effective;

/** Two versions of one day are in the order of their numbers. */
const latestFirst = (a: LegalText, b: LegalText) =>
  inForceFrom(b).localeCompare(inForceFrom(a)) || b.version.localeCompare(a.version, 'en', { numeric: true });

/**
 * Every version of a legal text in English, the current one first: it is in content/legal, and those before it are in
 * content/legal/versions, where they do not change any more.
 * @throws ContentError naming the file whose version is not that of its name, or does not come before the next one
 */
export const legalVersions = readOnce((slug: LegalSlug): readonly LegalText[] =>
  inLocale(ENGLISH, () => {
    const folder = folderOf(slug);
    const files = existsSync(contentPath(folder)) ? listContent(folder, '.md') : [];
    const older = files
      .map((name) => {
        const file = `${folder}/${name}`;
        const { meta, body, lineOf } = readMarkdown(file, metaSchema);
        if (name !== `${meta.version}.md`)
          throw new ContentError(
            file,
            lineOf(['version']),
            'Must be the version that the name of the file says',
          );
        return { slug, ...fillEach({ ...meta, body }, fillNames) };
      })
      .sort(latestFirst);
    const versions = [readLegal(slug), ...older];
    for (const [index, version] of versions.entries()) {
      const next = versions[index - 1];
      if (next && latestFirst(next, version) >= 0)
        throw new ContentError(
          `${folder}/${version.version}.md`,
          1,
          `Version ${next.version} must begin later than version ${version.version}, or on the same day ` +
            'with a greater number: write `changed` there',
        );
    }
    return versions;
  }),
);

/**
 * Whether somebody who agreed to this version needs not be asked again: no later one says that it is
 * material. Null is a version that was not stored.
 */
export function isStillAgreed(slug: LegalSlug, version: string | null): boolean {
  const versions = legalVersions(slug);
  const material = versions.findIndex((one) => one.material);
  return material < 0 || versions.slice(0, material + 1).some((one) => one.version === version);
}

/** The hash of a version: of its Markdown, with the operator's names in it, as UTF-8. */
export function legalHash({ body }: Pick<LegalText, 'body'>): string {
  return createHash('sha256').update(body).digest('hex');
}
