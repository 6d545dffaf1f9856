import { z } from 'zod';
import { readOnce } from './content-source';
import { readContent } from './read';

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

/**
 * In alphabetical order, by id.
 * @throws ContentError naming file and line
 */
export const glossary = readOnce(
  (): ReadonlyMap<string, Term> =>
    new Map(
      readContent('glossary.yaml', glossarySchema)
        .sort((a, b) => a.term.localeCompare(b.term))
        .map((term) => [term.id, term]),
    ),
);

const glossarySchema = z.array(termSchema).superRefine((terms, context) => {
  const ids = new Set(terms.map((term) => term.id));
  terms.forEach((term, i) => {
    const missing = term.seeAlso.find((id) => !ids.has(id));
    if (missing)
      context.addIssue({ code: 'custom', path: [i, 'seeAlso'], message: `No term is called "${missing}"` });
  });
});
