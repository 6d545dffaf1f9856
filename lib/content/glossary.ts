import { z } from 'zod';
import { readOnce } from './content-source';
import { currentLocale, ENGLISH, inLocale } from './locale';
import { isTranslated, readContent } from './read';

const termSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  term: z.string().min(1).max(60),
  /** One or two plain sentences, without market figures. */
  definition: z.string().min(1).max(500),
  /** The formula in words or symbols, if the term has one. */
  formula: z.string().max(200).optional(),
  seeAlso: z.array(z.string()).default([]),
});

export type Term = z.infer<typeof termSchema>;

const FILE = 'glossary.yaml';

/**
 * In alphabetical order, by id. A translation has those terms that its reports link to.
 * @throws ContentError naming file and line
 */
export const glossary = readOnce((): ReadonlyMap<string, Term> => {
  const isOther = currentLocale() !== ENGLISH && isTranslated(FILE);
  return new Map(
    readContent(FILE, isOther ? translationSchema(inLocale(ENGLISH, glossary)) : glossarySchema)
      .sort((a, b) => a.term.localeCompare(b.term))
      .map((term) => [term.id, term]),
  );
});

/** A translated term has the words of the English one, and its formula if it has one. */
const translationSchema = (english: ReadonlyMap<string, Term>) =>
  z.array(
    termSchema.omit({ seeAlso: true }).transform((term, context) => {
      const original = english.get(term.id);
      if (!original || (original.formula === undefined) !== (term.formula === undefined))
        context.addIssue(
          original
            ? 'The term has a formula here or in English, not in both'
            : 'The English file has no such term',
        );
      return { ...term, seeAlso: [] };
    }),
  );

const glossarySchema = z.array(termSchema).superRefine((terms, context) => {
  const ids = new Set(terms.map((term) => term.id));
  terms.forEach((term, i) => {
    const missingId = term.seeAlso.find((id) => !ids.has(id));
    if (missingId)
      context.addIssue({ code: 'custom', path: [i, 'seeAlso'], message: `No term is called "${missingId}"` });
  });
});
