import { perLibrary } from '../series/per-library';
import type { Library } from '../series/library';
import { z } from 'zod';
import { locationsIn } from '../series/files';
import { chartSpecSchema, formatSchema, levelSchema } from '../charts/chart-spec';
import { getSeries } from '../series/get-series';
import { listSeriesFiles } from '../series/series-file';
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

/**
 * The families of a series decide which detectors read it. A `price` has records and drawdowns; `moves` is
 * added unless another series always moves with it. A ratio or a yield has extremes, a decided rate has
 * turns, results and counts have growth.
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
  /** What one value is: `monthly average`, `Friday close`. */
  observed: z.string().min(1),
  observedPlural: z.string().min(1),
  /** What is measured and its unit, for charts and for the record. */
  measure: z.string().min(1),
  format: formatSchema,
  assetClass: assetClassSchema,
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
  averages: z.strictObject({ short: averageSchema, long: averageSchema }).exactOptional(),
  /** All values come from one publisher, even where two reports agree. */
  reported: z.literal(true).exactOptional(),
});

export type Subject = z.infer<typeof subjectSchema>;

/** What a translation has of a file of subjects: what analyses call them, by id. Insights are in English. */
const wordsSchema = z.record(z.string(), subjectSchema.pick({ name: true, label: true, observed: true }));

const FOLDER = 'subjects';

const readSubjects = (library: Library, file: string): Subject[] =>
  library.english.files.read(file, z.array(subjectSchema));

/**
 * By id, with their names in the current language.
 * @throws ContentError naming file and line of a subject that is wrong or defined twice, or that a translation lacks
 */
export const subjects = perLibrary((library): ReadonlyMap<string, Subject> => {
  const subjectsById = new Map<string, Subject>();
  for (const name of library.files.list(FOLDER, '.yaml')) {
    const file = `${FOLDER}/${name}`;
    const all = readSubjects(library, file);
    const isHere = !library.isEnglish && library.files.isTranslated(file);
    const words = isHere ? library.files.read(file, wordsSchema) : undefined;
    const strange = Object.keys(words ?? {}).find((id) => !all.some((each) => each.id === id));
    if (strange !== undefined)
      throw library.files.errorAt(
        file,
        library.files.lineIn(file, [strange]),
        `The English file has no subject ${strange}`,
      );
    for (const [i, subject] of all.entries()) {
      const { id } = subject;
      if (subjectsById.has(id))
        throw library.files.errorAt(
          file,
          library.files.lineIn(file, [i, 'id']),
          `${id} is a subject already`,
        );
      if (words && !words[id]) throw library.files.errorAt(file, 1, `The names of ${id} are missing`);
      subjectsById.set(id, { ...subject, ...words?.[id] });
    }
  }
  return subjectsById;
});

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
  for (const name of library.files.list(FOLDER, '.yaml')) {
    const file = `${FOLDER}/${name}`;
    const at = locationsIn(library.english.files, file);
    for (const [i, { id, drawn, averages }] of readSubjects(library, file).entries()) {
      at([i, 'id'], () => getSeries(library, id));
      drawn?.series.forEach(({ series }, j) =>
        at([i, 'drawn', 'series', j, 'series'], () => getSeries(library, series)),
      );
      for (const length of ['short', 'long'] as const)
        if (averages)
          at([i, 'averages', length, 'series'], () => getSeries(library, averages[length].series));
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
  for (const name of library.files.list(FOLDER, '.yaml')) {
    const file = `${FOLDER}/${name}`;
    const index = readSubjects(library, file).findIndex((subject) => subject.id === id);
    if (index < 0) continue;
    const isHere = !library.isEnglish && library.files.isTranslated(file);
    return locationsIn(library.files, file)([isHere ? id : index, 'name'], check);
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
  const { drawn, averages } = subjectOf(library, id);
  const names = [
    id,
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
