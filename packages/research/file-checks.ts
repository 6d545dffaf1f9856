import { checkSubjects } from './insights/subject';
import { vocabulary } from './questions/vocabulary';
import { events } from './series/events';
import { checkParticulars, getSeries, listDerivedSeries } from './series/get-series';
import type { Library } from './series/library';
import { listSeriesFiles, readSeriesFile } from './series/series-file';
import { checkUnits } from './series/unit-text';
import { checkSupplies } from './updates/supply';

/** What reads a file or a folder of content and throws where it is wrong, under the name of what it reads. */
export type FileCheck = readonly [name: string, read: () => unknown];

/** What checks all files that a library is made of. */
export const fileChecks = (library: Library): FileCheck[] => [
  ...listSeriesFiles(library).map((id): FileCheck => [
    `series/${id}.json`,
    () => readSeriesFile(library, id),
  ]),
  ...listDerivedSeries().map((name): FileCheck => [`series (${name})`, () => getSeries(library, name)]),
  ['messages/formats.yaml', () => checkUnits(library.words)],
  ['subjects', () => checkSubjects(library)],
  ['series/events.json', () => events(library)],
  ['series/particulars.json', () => checkParticulars(library)],
  ['supply', () => checkSupplies(library)],
  ['vocabulary', () => vocabulary(library)],
];
