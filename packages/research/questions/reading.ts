import type { Analysis } from '../answers/address';

/** A part of what was asked: the words it was read from, and how. */
export type Slot = {
  slot: 'measure' | 'series' | 'window' | 'amount' | 'currency' | 'real' | 'roll';
  /** The words as typed; what was taken where nothing was said. */
  text: string;
  /** `corrected` is a word read as the one of the vocabulary that differs from it by a letter or two. */
  by: 'said' | 'default' | 'corrected';
  /** Of a corrected one: what it was read as. */
  as?: string;
};

/**
 * Why a question is not answered: the kinds of words, beside those of `Refusal` for analyses without an answer.
 * `no-series` is a name that we do not know, `no-term` a term that the glossary lacks, `not-held` a topic that we
 * know and have no values of, `not-done` what we work out for nobody: tax, loans, insurance.
 */
export type RefusedKind =
  'advice' | 'forecast' | 'no-series' | 'no-term' | 'not-held' | 'not-done' | 'personal-data';

/** A term that is explained: by its id in the glossary, with an analysis that shows it. */
export type TermExample = { term: string; example: Analysis };

/** What was read, and every word that means something and has no place. */
export type QuestionWords = { slots: readonly Slot[]; unused: readonly string[] };

/** What became of a question in words. */
export type Reading = QuestionWords &
  /** Every word has a place. */
  (
    | { state: 'analysis'; analysis: Analysis }
    /**
     * Words of more than one meaning, or words without a place: one to four analyses that have an answer,
     * without those words. `isJudged` where it was asked what is good: what has been is offered, and no opinion.
     */
    | { state: 'choose'; readings: readonly Analysis[]; isJudged?: true }
    /**
     * `word` is the one that made it so, never of personal data; of a topic its name. `instead` has two or three
     * analyses with an answer. `absent` is the name that advice or a forecast was asked about, if we have no values
     * of it.
     */
    | { state: 'refused'; kind: RefusedKind; word?: string; absent?: string; instead: readonly Analysis[] }
    /** One to three terms that it is asked what they mean. */
    | { state: 'definition'; definitions: readonly TermExample[] }
    /** A question about the site: a topic of vocabulary/site.yaml, and the address at which more of it stands. */
    | { state: 'site'; topic: string; at: string }
    /** Three analyses with an answer, and what the form can be filled with. */
    | {
        state: 'unknown';
        nearest: readonly Analysis[];
        filled: Partial<Analysis>;
      }
  );
