import type { Library } from '../series/library';
import { seriesWithFindings } from '.';
import { SECTORS } from './worth-listing';
import { subjectOf, subjects as allSubjects, type AssetClass } from './subject';

export type FeedSubject = {
  id: string;
  name: string;
  /** Of the name, where it is not translated. */
  lang?: string | undefined;
  assetClass: AssetClass;
  /** Whether it is asked for at the first visit: no single shares, sectors and funds, of which there are too many. */
  isFirst: boolean;
};

/** What many people hold, whether or not there is a finding of it. */
const WIDELY_HELD = [
  'fund-uti-nifty-50',
  'fund-nippon-gold',
  'ppf-rate',
  'bank-deposit-rates/overOneYearHigh',
];

/**
 * The subjects in which something was found, listed or not, and what many people hold, by class and name; of two with
 * one name, what their values are is said.
 */
export function subjectsOfFeed(library: Library): FeedSubject[] {
  const besides = WIDELY_HELD.filter((id) => allSubjects(library).has(id));
  const subjects = [...new Set([...seriesWithFindings(library), ...besides])].map((each) =>
    subjectOf(library, each),
  );
  const isAlone = (name: string) => subjects.filter((each) => each.name === name).length === 1;
  return subjects
    .map(({ id, name, observed, assetClass, group, market }) => ({
      id,
      isFirst: WIDELY_HELD.includes(id) || (group !== 'shares' && group !== 'funds' && market !== SECTORS),
      name: isAlone(name) ? name : `${name}, ${observed}`,
      lang:
        !library.isEnglish && subjectOf(library.english, id).name === name
          ? library.english.words.lang
          : undefined,
      assetClass,
    }))
    .sort((a, b) => compare(a.assetClass, b.assetClass) || compare(a.name, b.name));
}

/** By code unit, so that no locale changes the order. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
