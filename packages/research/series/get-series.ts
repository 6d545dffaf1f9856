import { LRUCache } from 'lru-cache';
import { ContentProblem } from '@/lib/platform/content-problem';
import { suggestion } from '@/lib/platform/nearest';
import { ownValue } from '@/lib/platform/own-value';
import { perLibrary } from './per-library';
import { keptPer } from '../words/kept';
import { locationsIn } from './files';
import type { Library } from './library';
import { DERIVED } from './derived';
import type { GetSeries } from './derived/derive';
import { makeOnRequest } from './on-request';
import { isOfOwn } from './own-name';
import { particulars } from './particulars';
import type { SeriesRef } from './series-ref';
import type { UnitName } from './units';
import { seriesFromFile, type Series } from './series';
import { listSeriesFiles } from './series-file';

/**
 * A series by name: one of the content, one that its reader brought, or one that is made of
 * such for whoever asks (on-request.ts).
 * @throws ContentProblem when none of these exists, so that whoever named it can say where; ContentError when
 * its file is wrong
 */
export function getSeries(library: Library, ref: SeriesRef): Series {
  const isName = typeof ref === 'string';
  if (isName && !library.own.has(ref)) return ofContent(library, ref);
  // What a reader brought, and what is made of it, is forgotten with its library.
  const cache = isOfOwn(ref) ? ofReader(library) : onRequest(library);
  const key = String(ref);
  const entry = cache.get(key);
  if (entry) return entry;
  const series = isName
    ? seriesFromFile(library, ref)
    : makeOnRequest(library.words, ref, (part, unit) => getSeriesIn(library, part, unit));
  cache.set(key, series);
  return series;
}

const ofReader = keptPer((_: Library) => new Map<string, Series>());

/** There is no end of what readers can ask for, so only the latest are kept. */
const onRequest = perLibrary(() => new LRUCache<string, Series>({ max: 64 }));

/**
 * A file of content/series (`gold-usd-oz`), a column of one (`nvidia-years/revenue`) or
 * a derived series (`gold-silver-ratio`).
 */
const ofContent = perLibrary((library, name: string): Series => {
  const derive = ownValue(DERIVED, name);
  if (!derive) {
    const [id = ''] = name.split('/');
    if (!library.files.has(`series/${id}.json`))
      throw new ContentProblem(
        `No series is called "${name}"${suggestion(id, [...listSeriesFiles(library), ...listDerivedSeries()])}`,
      );
    return seriesFromFile(library, name);
  }
  const partOf = (part: string) => library.words.text(`series.derived.${name}.${part}`);
  const get: GetSeries = (part, unit) => getSeriesIn(library, part, unit);
  return { ...derive(get, library), id: name, title: partOf('title'), formula: partOf('formula') };
});

function getSeriesIn(library: Library, ref: SeriesRef, unit?: UnitName): Series {
  const series = getSeries(library, ref);
  if (unit !== undefined && series.unit !== unit)
    throw new ContentProblem(`${series.id} is in ${series.unit}; what is computed from it needs ${unit}`);
  return series;
}

export function hasSeries(library: Library, ref: SeriesRef): boolean {
  try {
    getSeries(library, ref);
    return true;
  } catch {
    return false;
  }
}

/** @throws ContentError when content/series/particulars.json names a series that does not exist */
export function checkParticulars(library: Library): void {
  const file = 'series/particulars.json';
  const at = locationsIn(library.files, file);
  for (const [coarse, finer] of Object.entries(particulars(library).finer))
    at(['finer', coarse], () => [coarse, finer].forEach((name) => getSeries(library, name)));
  for (const [short, longer] of Object.entries(particulars(library).longer))
    at(['longer', short], () => [short, longer].forEach((name) => getSeries(library, name)));
  at(['riskFree'], () => getSeries(library, particulars(library).riskFree));
  for (const name of Object.keys(particulars(library).styles))
    at(['styles', name], () => getSeries(library, name));
}

export function listDerivedSeries(): string[] {
  return Object.keys(DERIVED);
}
