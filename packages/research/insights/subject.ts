import { perLibrary } from '../series/per-library';
import type { Library } from '../series/library';
import { z } from 'zod';
import { locationsIn } from '../series/files';
import { chartSpecSchema, formatSchema, levelSchema } from '../charts/chart-spec';
import { getSeries } from '../series/get-series';
import { listSeriesFiles } from '../series/series-file';
import { subjectFileOf, subjectFiles, translationsSchema } from '../series/subject-files';
import { comparable, incomparable } from '../series/notes';
import type { Series } from '../series/series';

export const assetClassSchema = z.enum([
  'commodities',
  'currency',
  'equity',
  'funds',
  'crypto',
  'fixed income',
  'tech giant',
  'real estate',
  'economy',
]);
export type AssetClass = z.infer<typeof assetClassSchema>;

/** What is ranked together, as addresses name it. */
export const GROUPS = ['shares', 'funds', 'indices', 'metals'] as const;
export type Group = (typeof GROUPS)[number];

/**
 * The families of a series decide which detectors read it. A `price` has records and drawdowns; `moves` is
 * added unless another series always moves with it, `swings` for volatility and runs of rises or falls. A ratio or a
 * yield has extremes, a decided rate has turns, results and counts have growth. Of what there are many of, less is
 * found: `falls` are deep ones and the way back, and a `share` has these where they are halves and its worst months. A
 * `year` has its best and worst twelve months, a `pair` has a gap to another series.
 */
const familySchema = z.enum([
  'price',
  'moves',
  'year-end price',
  'ratio',
  'yield',
  'policy spread',
  'policy rate',
  'growth',
  'count',
  'falls',
  'share',
  'pair',
  'swings',
  'year',
]);
export type Family = z.infer<typeof familySchema>;

const { kind, series: drawnSeries } = chartSpecSchema.shape;
const averageSchema = z.strictObject({ length: z.int().min(2), series: z.string(), label: z.string() });

const subjectSchema = z.strictObject({
  id: z.string(),
  /** The name within a sentence, in the singular: `gold`, `the Nifty IT index`. */
  name: z.string().min(1),
  /** Short name, for the end of a line in a chart. */
  label: z.string().min(1).max(24),
  /** The name in the first line of an answer, where that is shorter: `gold`, `the Nifty 50`. */
  short: z.string().min(1).exactOptional(),
  /** What one value is: `monthly average`, `Friday close`. */
  observed: z.string().min(1),
  observedPlural: z.string().min(1),
  /** What is measured and its unit, for charts and for the record. */
  measure: z.string().min(1),
  format: formatSchema,
  assetClass: assetClassSchema,
  group: z.enum(GROUPS).exactOptional(),
  /** None if it always moves with another, or only serves comparisons: the feed then says nothing of it. */
  families: z.array(familySchema),
  /**
   * The series to draw, if it is not the subject's own. `whole` ignores the window, because the series have
   * no periods in common.
   */
  drawn: z
    .strictObject({
      series: drawnSeries,
      format: formatSchema,
      subtitle: z.string().min(1),
      rebase: z.boolean().exactOptional(),
      whole: z.boolean().exactOptional(),
    })
    .exactOptional(),
  levels: z.array(levelSchema).max(2).exactOptional(),
  /** The kind of chart; a line chart by default. */
  kind: kind.exactOptional(),
  /** What it rises and falls with, `small caps`: what one detector finds there in one period is one event. */
  market: z.string().min(1).exactOptional(),
  /** The series of which a large move in the same month is told what they did. */
  beside: z.array(z.string()).max(2).exactOptional(),
  /** Of a `pair`: what people compare it with, over twelve months. */
  against: z.string().exactOptional(),
  /** What a `pair` was compared with before: those findings keep their addresses and are not listed. */
  formerlyAgainst: z.string().exactOptional(),
  /** The same in rupees, which Indian holders get: it is listed, and this one keeps its addresses. */
  inRupees: z.string().exactOptional(),
  /** What its values were called while nobody could pay them: up to and with a period, the earliest first. */
  once: z.array(z.strictObject({ until: z.coerce.string(), name: z.string().min(1) })).exactOptional(),
  averages: z.strictObject({ short: averageSchema, long: averageSchema }).exactOptional(),
  /**
   * Where a note says that earlier or later values are measured in another way: since when they are measured as they
   * are, `NSE began counting consolidated earnings`, how it was before, `on standalone earnings`, and after, `on a new
   * basket`.
   */
  basis: z
    .strictObject({
      since: z.string().exactOptional(),
      before: z.string().exactOptional(),
      after: z.string().exactOptional(),
    })
    .exactOptional(),
  /** All values come from one publisher, even where two reports agree. */
  reported: z.literal(true).exactOptional(),
  /**
   * The series that is as usual an answer, and what this one adds to it: dividends to prices, the money to a rate. An
   * answer of either leads to one of the other.
   */
  switch: z.strictObject({ from: z.string(), to: z.enum(['dividends', 'money']) }).exactOptional(),
  /** What it is called in questions beside its name, in any language and spelling, in small letters. */
  words: z.array(z.string().min(1)).default([]),
  in: translationsSchema,
});

export type Subject = z.infer<typeof subjectSchema>;

const fileSchema = subjectFileOf(subjectSchema);

/** The subjects of a file, which `series` of it lists. */
export const readSubjects = (library: Library, file: string): Subject[] =>
  library.english.files.read(file, fileSchema).series;

/**
 * By id, with their names in the current language. Insights, and what is measured, are in English.
 * @throws ContentError naming file and line of a subject that is wrong or defined twice, or whose names are missing
 * in a language in which others of its file have them
 */
export const subjects = perLibrary((library): ReadonlyMap<string, Subject> => {
  const subjectsById = new Map<string, Subject>();
  for (const file of subjectFiles(library)) {
    const all = readSubjects(library, file);
    const languages = new Set(all.flatMap((each) => Object.keys(each.in ?? {})));
    for (const [i, subject] of all.entries()) {
      const { id } = subject;
      const errorAt = (path: readonly PropertyKey[], problem: string) =>
        library.files.errorAt(file, library.files.lineIn(file, ['series', i, ...path]), problem);
      if (subjectsById.has(id)) throw errorAt(['id'], `${id} is a subject already`);
      for (const language of languages)
        for (const part of ['name', 'label', 'observed'] as const)
          if (subject.in?.[language]?.[part] === undefined)
            throw errorAt(['in', language], `in.${language}: ${part} is missing`);
      const { short: english, ...others } = subject;
      const { name, label, observed, short } = {
        ...others,
        ...(library.isEnglish && english !== undefined && { short: english }),
        ...subject.in?.[library.language],
      };
      subjectsById.set(id, { ...others, name, label, observed, ...(short !== undefined && { short }) });
    }
  }
  return subjectsById;
});

/** The ids of the series that are ranked together, in the order of their files. */
export const seriesOfGroup = (library: Library, group: Group): string[] =>
  [...subjects(library).values()].filter((each) => each.group === group).map(({ id }) => id);

/** What a series is ranked with; undefined for one that is not. */
export const groupOf = (library: Library, id: string): Group | undefined => subjects(library).get(id)?.group;

/**
 * The asset class of a file of content/series.
 * @throws ContentError when it has no subject
 */
export function assetClassOf(library: Library, id: string): AssetClass {
  const subject = [...subjects(library).values()].find((each) => each.id.split('/')[0] === id);
  if (!subject)
    throw library.files.errorAt(`series/${id}.json`, 1, 'No subject in content/subjects names it');
  return subject.assetClass;
}

/** Reads every series that a subject names. @throws ContentError naming file and line of the subject */
export function checkSubjects(library: Library): void {
  for (const file of subjectFiles(library)) {
    const at = locationsIn(library.english.files, file);
    for (const [i, subject] of readSubjects(library, file).entries()) {
      const { id, drawn, averages, switch: other, beside = [], against, formerlyAgainst, inRupees } = subject;
      at(['series', i, 'id'], () => getSeries(library, id));
      for (const [j, each] of beside.entries())
        at(['series', i, 'beside', j], () => subjectOf(library, each));
      if (against !== undefined) at(['series', i, 'against'], () => subjectOf(library, against));
      if (inRupees !== undefined) at(['series', i, 'inRupees'], () => subjectOf(library, inRupees));
      if (formerlyAgainst !== undefined)
        at(['series', i, 'formerlyAgainst'], () => subjectOf(library, formerlyAgainst));
      if (other) at(['series', i, 'switch', 'from'], () => getSeries(library, other.from));
      drawn?.series.forEach(({ series }, j) =>
        at(['series', i, 'drawn', 'series', j, 'series'], () => getSeries(library, series)),
      );
      for (const length of ['short', 'long'] as const)
        if (averages)
          at(['series', i, 'averages', length, 'series'], () => getSeries(library, averages[length].series));
    }
  }
  listSeriesFiles(library).forEach((each) => assetClassOf(library, each));
  subjects(library);
}

/** @throws when no subject has this id */
export function subjectOf(library: Library, id: string): Subject {
  const subject = subjects(library).get(id);
  if (!subject) throw new RangeError(`${id} is no subject of insights`);
  return subject;
}

/** Runs a check of what is said of a subject, and adds the place of its name to an error. */
export function atName<T>(library: Library, id: string, check: () => T): T {
  for (const file of subjectFiles(library)) {
    const index = readSubjects(library, file).findIndex((subject) => subject.id === id);
    if (index >= 0) return locationsIn(library.files, file)(['series', index, 'name'], check);
  }
  return check();
}

/** Sorted by name. */
export function seriesOfFamilies(library: Library, families: readonly Family[]): string[] {
  return [...subjects(library).values()]
    .filter((subject) => subject.families.some((family) => families.includes(family)))
    .map(({ id }) => id);
}

/** The files of content/series that insights about a subject are made of, and their charts. */
export function inputsOf(library: Library, id: string): string[] {
  const { drawn, averages, beside = [], against, formerlyAgainst } = subjectOf(library, id);
  const names = [
    id,
    ...beside,
    ...[against, formerlyAgainst].filter((each) => each !== undefined),
    ...(drawn?.series.map(({ series }) => series) ?? []),
    ...(averages ? [averages.short.series, averages.long.series] : []),
  ];
  return [...new Set(names.flatMap((name) => getSeries(library, name).inputs))];
}

export const readSubjectSeries = perLibrary((library, id: string): Series =>
  comparable(getSeries(library, subjectOf(library, id).id)),
);

/** As {@link readSubjectSeries}, with its disputed values; the same object if there are none. */
export function readWithDisputed(library: Library, id: string): Series {
  const whole = getSeries(library, subjectOf(library, id).id);
  const isDisputed = whole.points.some((point) => incomparable(whole, point) === 'disputed');
  return isDisputed ? comparable(whole, { withDisputed: true }) : readSubjectSeries(library, id);
}
