import type { Series } from '@/lib/research/series/series';
import { getSeries } from '@/lib/research/series/get-series';
import { comparable } from '@/lib/research/series/notes';
import type { Family, Subject } from '@/lib/research/insights/subject';
import { commodities } from './commodities';
import { crypto } from './crypto';
import { equity } from './equity';
import { fixedIncome } from './fixed-income';
import { realEstate } from './real-estate';
import { tech } from './tech';

/** All lines that insights are looked for in. A new one is an entry in the file of its asset class. */
export const SUBJECTS: readonly Subject[] = [
  ...commodities,
  ...equity,
  ...crypto,
  ...fixedIncome,
  ...tech,
  ...realEstate,
];

const byId = new Map(SUBJECTS.map((subject) => [subject.id, subject]));

/** @throws when no subject has this id */
export function subjectOf(id: string): Subject {
  const subject = byId.get(id);
  if (!subject) throw new RangeError(`${id} is no subject of insights`);
  return subject;
}

/** The lines of one or more families, by name. */
export function seriesOf(...families: Family[]): string[] {
  return SUBJECTS.filter((subject) => subject.families.some((family) => families.includes(family))).map(
    ({ id }) => id,
  );
}

/** The line of a subject, with only the values that a finding may rest on. */
export function readSubjectSeries(id: string, { withDisputed = false } = {}): Series {
  const { read } = subjectOf(id);
  return comparable({ ...(read ? read() : getSeries(id)), id }, { withDisputed });
}
