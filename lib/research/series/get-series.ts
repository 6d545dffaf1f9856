import { ContentProblem, locationsIn } from '@/lib/content/content-problem';
import { LRUCache } from 'lru-cache';
import { existsSync } from 'node:fs';
import { readOnce, readOncePer } from '@/lib/content/content-source';
import { text } from '@/lib/content/messages';
import { contentPath, lineIn } from '@/lib/content/read';
import { suggestion } from '@/lib/platform/nearest';
import { ownValue } from '@/lib/platform/own-value';
import { DERIVED } from './derived';
import { makeOnRequest, requestOf } from './on-request';
import { isOfOwn, ownFile, ownFilesHere } from './own-files';
import { particulars } from './particulars';
import type { UnitName } from './units';
import { seriesFromFile, type Series } from './series';
import { listSeriesFiles } from './series-file';

/**
 * A series by name: one of the content, one that the reader of this request brought (own-files.ts), or one that is made of
 * such for whoever asks (on-request.ts).
 * @throws ContentProblem when none of these exists, so that whoever named it can say where; ContentError when its file is wrong
 */
export function getSeries(name: string): Series {
  const request = requestOf(name);
  if (!request && !ownFile(name)) return ofContent(name);
  // What a reader brought, and what is made of it, is forgotten with the request.
  const cache = isOfOwn(name) ? madeOf(ownFilesHere()) : onRequest();
  const known = cache.get(name);
  if (known) return known;
  const series = request ? makeOnRequest(name, request, getSeriesIn) : seriesFromFile(name);
  cache.set(name, series);
  return series;
}

/** What was read and made of the reader's own files in this request. */
const madeOf = readOncePer((_files: ReadonlyMap<string, unknown>) => new Map<string, Series>());

/** There is no end of what readers can ask for, so only the latest are kept. */
const onRequest = readOnce(() => new LRUCache<string, Series>({ max: 64 }));

/**
 * A file of content/series (`gold-usd-oz`), a column of one (`nvidia-years/revenue`) or
 * a derived series (`gold-silver-ratio`).
 */
const ofContent = readOnce((name: string): Series => {
  const derive = ownValue(DERIVED, name);
  if (!derive) {
    const [id = ''] = name.split('/');
    if (!existsSync(contentPath(`series/${id}.json`)))
      throw new ContentProblem(
        `No series is called "${name}"${suggestion(id, [...listSeriesFiles(), ...listDerivedSeries()])}`,
      );
    return seriesFromFile(name);
  }
  const [title, formula] = [text(`series.derived.${name}.title`), text(`series.derived.${name}.formula`)];
  return { ...derive(getSeriesIn), id: name, title, formula };
});

function getSeriesIn(name: string, unit?: UnitName): Series {
  const series = getSeries(name);
  if (unit !== undefined && series.unit !== unit)
    throw new ContentProblem(`${name} is in ${series.unit}; what is computed from it needs ${unit}`);
  return series;
}

export function hasSeries(name: string): boolean {
  try {
    getSeries(name);
    return true;
  } catch {
    return false;
  }
}

/** @throws ContentError when content/series/particulars.json names a series that does not exist */
export function checkParticulars(): void {
  const file = 'series/particulars.json';
  const at = locationsIn(file, (path) => lineIn(file, path));
  for (const [coarse, finer] of Object.entries(particulars().finer))
    at(['finer', coarse], () => [coarse, finer].forEach((name) => getSeries(name)));
  for (const name of Object.keys(particulars().styles)) at(['styles', name], () => getSeries(name));
}

export function listDerivedSeries(): string[] {
  return Object.keys(DERIVED);
}
