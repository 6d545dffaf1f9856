import { z } from 'zod';
import { GROUPS } from '../insights/subject';
import { MEASURE_NAMES } from '../measures';
import { RESERVED } from '../measures/reserved';
import { OPTION_WORDS } from './option-word';

// What the files of content/vocabulary hold.

const wordsSchema = z.array(z.string().min(1));
/** Single words with spaces between them. */
const listSchema = z.string().transform((text) => text.split(/\s+/).filter((word) => word !== ''));
const measureSchema = z.enum(MEASURE_NAMES);
const byMeasure = z.partialRecord(measureSchema, wordsSchema);
const insteadSchema = z.record(z.string(), z.string());
const byNumber = z.record(z.string().regex(/^\d+(\.\d+)?$/), wordsSchema);
const besideSchema = z.strictObject({ before: wordsSchema, after: wordsSchema });

const ambiguousSchema = z.strictObject({
  words: wordsSchema,
  readings: z.array(z.string()).min(1).max(4),
  /**
   * The measures for which the readings differ in kind; for others the first is meant. All, if absent; where it is
   * empty, another one than the first is meant only beside a name that is one of them.
   */
  for: z.array(measureSchema).exactOptional(),
  /** The window for which they differ; all, if absent. */
  in: z.literal('year to date').exactOptional(),
  /** The account that a rate is paid on: meant where a price is asked for, or stands beside it. */
  account: z.string().exactOptional(),
  /**
   * Whether the words say the kind of a series where one of that kind stands beside them: of "EPF interest
   * rate" its level.
   */
  alone: z.literal(true).exactOptional(),
  /** All that the words stand for, where the series are set in an order: the shares of banks. */
  all: z.array(z.string()).exactOptional(),
  /** Words that are a length of time, too, and name the series only where the question has no answer with that. */
  orLength: wordsSchema.exactOptional(),
});
export type Ambiguous = z.infer<typeof ambiguousSchema>;

const aspectSchema = z.strictObject({
  words: wordsSchema,
  /** By the series that is named: those that are meant; none, where we hold nothing of it. */
  of: z.record(z.string(), z.array(z.string())),
  /** Groups of series of which we hold nothing that `of` does not name. */
  noneOf: z.array(z.enum(GROUPS)).default([]),
  /** What the words say of all other series. */
  otherwise: measureSchema.exactOptional(),
});
export type Aspect = Omit<z.infer<typeof aspectSchema>, 'noneOf'>;

export const seriesWordsSchema = z.strictObject({
  /** Of derived series that are no subject; the words of all others stand in content/subjects. */
  series: z.record(z.string(), wordsSchema),
  ambiguous: z.array(ambiguousSchema),
  aspects: z.array(aspectSchema),
  /** By the series that says less: those beside which it is not meant. */
  general: z.record(z.string(), z.array(z.string())),
  /** Money itself and classes of series, in the place of a series. */
  reserved: z.partialRecord(z.enum(RESERVED), wordsSchema),
  /** What each class is called, where it is asked which of it; and the words that ask so. */
  groups: z.record(z.enum(GROUPS), wordsSchema),
  ranks: wordsSchema,
  /** How much of it a price is for, by the ends of the names of units. */
  per: z.record(z.string(), wordsSchema),
  dividends: wordsSchema,
  withoutDividends: wordsSchema,
  real: wordsSchema,
  instead: z.strictObject({
    dividends: insteadSchema,
    dollars: insteadSchema,
    months: insteadSchema,
    /** The same by year or by decision, which begins earlier. */
    earlier: insteadSchema,
    ofMonths: insteadSchema,
    days: insteadSchema,
  }),
  /** What a class of series stands for beside a series that a word joins to it: "gold or shares". */
  beside: z.record(z.string(), z.string()),
  /** What "dollars" are after a word that joins. */
  exchange: z.string(),
  /** On what the beta of one share is asked. */
  market: z.string(),
  /** What "real" takes from a rate. */
  inflation: z.string(),
  /** What is offered where no series was named, by measure. */
  offers: z.partialRecord(measureSchema, z.string()),
  /** Where no series is named: those of which a measure is asked, the first that has the window. */
  usual: z.partialRecord(measureSchema, z.array(wordsSchema)),
  /** The year of their latest value is the last that is no forecast. */
  latest: z.array(z.string()),
  /** Of which a place changes the question. */
  ofPlaces: z.array(z.string()),
  /** Those that the list of the form begins with. */
  common: z.array(z.string()),
  /** Names that are other words where they are not written in capitals: "IT". */
  capitals: z.record(z.string(), z.string()),
  /** Words that may be left out of the names of subjects. */
  nameEndings: wordsSchema,
});

export type SeriesWords = z.infer<typeof seriesWordsSchema>;

export const measuresSchema = z.strictObject({
  measures: byMeasure,
  weak: byMeasure,
  falls: wordsSchema,
  /** What is said before or after the series that another one is divided by or depends on. */
  base: besideSchema,
  /** Falls that may be named by a time, and the way back from one. */
  crashes: wordsSchema,
  recoveries: wordsSchema,
  /** "When" or "if", of what happens whenever something else does. */
  conditions: wordsSchema,
});

export const optionsSchema = z.strictObject({
  /** Beside a number or a time: which option it is. */
  beside: z.record(z.enum(OPTION_WORDS), besideSchema),
  percent: wordsSchema,
  /** After a weight: that of each. */
  each: wordsSchema,
  /** What a weight is a part of. */
  whole: wordsSchema,
  /** What says an option by itself, as an address writes it, and the measure that it is asked of. */
  phrases: z.array(
    z.strictObject({
      words: wordsSchema,
      options: z.array(z.string()),
      measure: measureSchema.exactOptional(),
    }),
  ),
});

export const periodsSchema = z.strictObject({
  units: z.strictObject({
    decades: wordsSchema,
    years: wordsSchema,
    months: wordsSchema,
    weeks: wordsSchema,
  }),
  windows: z.strictObject({
    ytd: wordsSchema,
    '1y': wordsSchema,
    '3m': wordsSchema,
    '1m': wordsSchema,
    '1w': wordsSchema,
    all: wordsSchema,
  }),
  superlatives: wordsSchema,
  months: z.array(wordsSchema).length(12),
  currency: z.strictObject({ INR: wordsSchema, USD: wordsSchema }),
  money: z.strictObject({ INR: wordsSchema, USD: wordsSchema }),
  moneySigns: wordsSchema,
  /** What stands before or after a time and says what it is to a window; of `ago` and `ending`, after a length. */
  times: z.strictObject({
    since: besideSchema,
    from: besideSchema,
    after: besideSchema,
    until: besideSchema,
    before: besideSchema,
    in: besideSchema,
    ago: besideSchema,
    ending: besideSchema,
  }),
  /** Between two times; by the words of `and` each of them may be asked for. */
  between: wordsSchema,
  /** Before two times, of which a window goes from one to the other. */
  bounding: wordsSchema,
  and: wordsSchema,
  /** Between such a word and its time: "since the start of 2020". */
  inner: wordsSchema,
  now: wordsSchema,
  decadeMarks: wordsSchema,
  /** How often in a year something is paid, before a sum and after it. */
  every: z.record(z.string().regex(/^\d+$/), besideSchema),
});

export const timesSchema = z.strictObject({
  /** What happened once, by its id among the events. */
  events: z.record(z.string(), wordsSchema),
  /** What happens again, by the beginning of its ids. */
  again: z.record(z.string(), wordsSchema),
  latest: wordsSchema,
  /** What happened and is no event, by its month or months. */
  months: z.record(z.string().regex(/^\d{4}-\d{2}(\.\.\d{4}-\d{2})?$/), wordsSchema),
  /** By its first and last month. */
  partsOfYear: z.record(z.string().regex(/^\d+\.\.\d+$/), besideSchema),
  ordinals: wordsSchema,
  /** Days, whose values are not told: a question is answered without them, as a choice. */
  days: wordsSchema,
  dayOf: wordsSchema,
  /** By the year in which they begin. */
  decades: z.record(z.string().regex(/^\d{3}0$/), wordsSchema),
  life: besideSchema,
  births: wordsSchema,
  age: besideSchema,
  next: wordsSchema,
});

export const calendarSchema = z.strictObject({
  units: z.strictObject({ year: wordsSchema, fy: wordsSchema, quarter: wordsSchema, month: wordsSchema }),
  best: wordsSchema,
  sign: besideSchema,
  which: wordsSchema,
  howMany: wordsSchema,
  streaks: wordsSchema,
  every: z.strictObject({
    year: wordsSchema,
    fy: wordsSchema,
    quarter: wordsSchema,
    month: wordsSchema,
    'month-of-year': wordsSchema,
  }),
  usual: wordsSchema,
  present: wordsSchema,
  habits: wordsSchema,
  effects: wordsSchema,
  any: wordsSchema,
  spans: wordsSchema,
  odds: wordsSchema,
});

export const numbersSchema = z.strictObject({
  factors: byNumber,
  /** Those to which one of one to nine is added. */
  tens: wordsSchema,
  numbers: z.record(z.string().regex(/^\d+(\.\d+)?$/), listSchema),
  quarters: z.record(z.string().regex(/^-?\d+\.\d+$/), wordsSchema),
});

const topicSchema = z.strictObject({
  /** As a sentence names it, by language; the words as typed, if absent. */
  name: z.record(z.string(), z.string()).exactOptional(),
  words: wordsSchema,
  /** Of what is named the nearest is offered, not of the series of `near`. */
  ofNamed: z.boolean().exactOptional(),
  /** Addresses of analyses: the nearest that we hold. */
  near: z.array(z.string()).min(1).max(3),
});
export type Topic = z.infer<typeof topicSchema>;
const byTopic = z.record(z.string().regex(/^[a-z0-9-]+$/), topicSchema);

const judgementSchema = z.strictObject({
  words: wordsSchema,
  /** What of the past bears on it. */
  measures: z.array(measureSchema).min(1).max(3),
});

export const refusalsSchema = z.strictObject({
  refused: z.strictObject({ advice: wordsSchema, forecast: wordsSchema }),
  futureEndings: wordsSchema,
  /** Words that ask what is good. */
  judgements: z.array(judgementSchema),
  /** Beside these a judgement is one of what has been, and an analysis answers it. */
  past: wordsSchema,
  /** Topics of which we have no values. */
  absent: byTopic,
  /** What we work out for nobody. */
  undone: byTopic,
  /** What is offered beside a name that we do not know, by the words that say what it is. */
  unknownNames: z.array(topicSchema.omit({ name: true })).min(1),
  places: wordsSchema,
  unanswered: wordsSchema,
  /** What no analysis takes into account: an answer is offered without it. */
  aside: wordsSchema,
  /** Before or after a series that is not asked for. */
  negations: besideSchema,
  dates: wordsSchema,
});

export type RefusalsFile = z.infer<typeof refusalsSchema>;

export const termWordsSchema = z.strictObject({
  /** Words that ask what something means. */
  asks: wordsSchema,
  /** Those of them that ask for nothing else. */
  means: wordsSchema,
  /** Words that say nothing beside a term. */
  beside: wordsSchema,
  /** By the ids of the glossary: what else a term is called, and an address that shows it with our values. */
  terms: z.record(z.string(), z.strictObject({ words: wordsSchema, example: z.string() })),
});

export const siteSchema = z.strictObject({
  /** Words that say nothing beside those of a topic. */
  beside: wordsSchema,
  /** With the address at which more of a topic stands: of an entry of the FAQ its own. */
  topics: z.record(
    z.string().regex(/^[a-z-]+$/),
    z.strictObject({
      at: z.string().startsWith('/'),
      /** It may be asked of a series. */
      ofSeries: z.boolean().default(false),
      words: wordsSchema,
    }),
  ),
});

export const skippedSchema = z.strictObject({
  joins: wordsSchema,
  instruments: listSchema,
  links: listSchema,
  phrases: wordsSchema,
  words: z.record(z.string(), listSchema),
});
