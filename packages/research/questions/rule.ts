import type { Library } from '../series/library';
import type { ClassValues, Kind, Part, PartOf, WordClass, WordPart } from './part';

/**
 * What a term of a pattern takes: a word of a class, a part of a kind, or up to so many words that may
 * stand between.
 */
export type RuleTerm<P extends Part | null = Part | null> = {
  /** By what a rule is looked up when a part of such a kind, or a word of such a class, ends. */
  key: Kind | WordClass | 'any word';
  takes: (part: Part) => boolean;
  /** Of words that may stand between: how many at most. */
  most?: number;
  /** Only for types: what the production receives. */
  part?: P;
};

/** A question, or a part of one, with what it must give: as corpus.yaml writes it. */
export type RuleExample = readonly [question: string, outcome: string];

/**
 * How a part is made of words and of other parts that stand in a row. The production gets what its pattern
 * took, without what stands between; it gives nothing where it makes no sense.
 */
export type Rule = {
  name: string;
  pattern: readonly RuleTerm[];
  production: (parts: readonly Part[], library: Library) => Part | undefined;
  examples: readonly RuleExample[];
};

type Taken<Terms extends readonly RuleTerm[]> = Terms extends readonly [
  infer First,
  ...infer Others extends readonly RuleTerm[],
]
  ? First extends RuleTerm<infer P>
    ? P extends Part
      ? [P, ...Taken<Others>]
      : Taken<Others>
    : never
  : [];

export function rule<const Terms extends readonly RuleTerm[]>(of: {
  name: string;
  pattern: Terms;
  production: (parts: Taken<Terms>, library: Library) => Part | undefined;
  examples: readonly RuleExample[];
}): Rule {
  // The parser gives what the pattern takes.
  return { ...of, production: (parts, library) => of.production(parts as Taken<Terms>, library) };
}

export type WordOf<C extends WordClass> = WordPart & { classes: Pick<ClassValues, C> };

export const word = <C extends WordClass>(name: C): RuleTerm<WordOf<C>> => ({
  key: name,
  takes: (part) => part.kind === 'word' && part.classes[name] !== undefined,
});

/** A word that is written so, such as digits. */
export const wordLike = (as: RegExp): RuleTerm<WordPart> => ({
  key: 'any word',
  takes: (part) => part.kind === 'word' && as.test(part.word),
});

export const part = <K extends Kind>(kind: K, is?: (part: PartOf<K>) => boolean): RuleTerm<PartOf<K>> => ({
  key: kind,
  // Its kind is K.
  takes: (given) => given.kind === kind && (!is || is(given as PartOf<K>)),
});

/** Up to so many words of a class, which may stand between. */
export const gap = (name: WordClass, most: number): RuleTerm<null> =>
  ({ ...word(name), most }) as RuleTerm<null>;
