import { perLibrary } from '../series/per-library';
import type { Library } from '../series/library';
import { assetClassSchema, subjects, type AssetClass } from '../insights/subject';
import { capitalised } from '../insights/wording';
import { getSeries } from '../series/get-series';
import { isOfOwn } from '../series/own-name';
import { comparable } from '../series/notes';
import { sharedPeriods, tellsOtherDays } from '../series/shared-periods';
import { seriesFacts } from '../series/series-facts';
import type { Period } from '../time/period';
import { periodsOfLevel } from '../measures/other-basis';

/** A series that the form offers. */
export type Choice = {
  name: string;
  title: string;
  from: Period;
  to: Period;
  /** The last period whose level can be asked for: later than `to` where the last values are on another basis. */
  latest: Period;
};

/**
 * The series of the form, by asset class: those that the feed has names for. Others can be asked for by their
 * address.
 */
export const choicesByClass = perLibrary((library): ReadonlyMap<AssetClass, readonly Choice[]> => {
  const all = [...subjects(library).values()];
  return new Map(
    assetClassSchema.options.map((assetClass) => [
      assetClass,
      all
        .filter(
          (each) => each.assetClass === assetClass && !tellsOtherDays(library, getSeries(library, each.id)),
        )
        .map(({ id }) => choiceOf(library, id)),
    ]),
  );
});

/** A series as the form and the echo name it, with the first and last of its periods that may be compared. */
export const choiceOf = (library: Library, name: string): Choice =>
  isOfOwn(name) ? spanOf(library, name) : spanOfHeld(library, name);

const spanOfHeld = perLibrary(spanOf);

function spanOf(library: Library, name: string): Choice {
  const series = getSeries(library, name);
  const present = comparable(series).points.filter(({ value }) => value !== null);
  const [from = '', to = ''] = [present[0]?.period, present.at(-1)?.period];
  const ofLevel = periodsOfLevel(series, sharedPeriods(library, [name])).findLast(
    ({ isPresent }) => isPresent,
  );
  return { name, title: choiceTitle(library, name), from, to, latest: ofLevel?.period ?? to };
}

/** `Gold in rupees, monthly average`; of a series without a name, its title. */
export function choiceTitle(library: Library, name: string): string {
  const subject = subjects(library).get(name);
  if (!subject) return seriesFacts(getSeries(library, name)).title;
  return library.words.text('analysis-page.series', {
    name: capitalised(library.words, subject.name),
    observed: subject.observed,
  });
}
