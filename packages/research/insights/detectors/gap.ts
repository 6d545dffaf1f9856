import type { Library } from '../../series/library';
import { FORMATS } from '../../series/number-format';
import { change } from '../../series/statistics';
import { currencyOf, type Series } from '../../series/series';
import { formatPeriod, formatPeriodShort, type Period } from '../../time/period';
import { compose, nameAt } from '../compose';
import type { Detector } from '../detector';
import { extremesOf, isOfItsSign, scoreOfLookback, extremeValues, standingOf } from '../extremes';
import { presentPoints, steps } from '../history';
import { PUT_IN } from '../holder';
import type { Insight } from '../insight';
import { readSubjectSeries, subjectOf } from '../subject';

const id = 'gap';

const MONTHS_A_YEAR = 12;

/** Two series that people compare, whose gap over twelve months is the widest for more than five years. */
export const gapDetector: Detector = {
  id,
  families: ['pair'],
  detect(library, series) {
    const { against, formerlyAgainst } = subjectOf(library, series.id);
    const gaps = against === undefined ? [] : gapsTo(library, series, against);
    const former = formerlyAgainst === undefined ? [] : gapsTo(library, series, formerlyAgainst);
    const ids = gaps.map((each) => each.id);
    return [
      ...gaps,
      ...former.flatMap((each) => (ids.includes(each.id) ? [] : [{ ...each, isReplaced: true as const }])),
    ];
  },
};

function gapsTo(library: Library, series: Series, against: string): Insight[] {
  const { label } = subjectOf(library, series.id);
  const other = readSubjectSeries(library, against);
  const otherSubject = subjectOf(library, against);
  const years = pairedYears(series, other);
  const write = (size: number) => FORMATS.percent(library.words, Math.abs(size));
  return extremesOf(
    series,
    years.map(({ to, own, theirs }) => ({ ...to, value: own - theirs })),
  ).flatMap((extreme) => {
    const { at, index, length, last } = extreme;
    const year = years[index];
    if (!year || !isOfItsSign(extreme)) return [];
    const { from, to, own, theirs } = year;
    return [
      compose(library, series, {
        detector: id,
        at: to,
        values: {
          ...extremeValues(extreme),
          ...{ own: write(own), ownWay: wayOf(own), theirs: write(theirs), theirWay: wayOf(theirs) },
          name: nameOf(library, series, to.period),
          otherName: nameOf(library, other, to.period),
          gap: FORMATS['percentage-points'](library.words, Math.abs(at.value) * 100),
          points: FORMATS['number-1'](library.words, Math.abs(at.value) * 100),
          atShort: formatPeriodShort(library.words, to.period),
          lastEnd: last ? formatPeriodShort(library.words, last.period) : '',
          from: formatPeriod(library.words, from.period),
          firstEnd: formatPeriod(library.words, years[0]?.to.period ?? ''),
          ...endsOf(library, own, theirs),
          held: [series, other].every((each) => currencyOf(each) === 'INR') ? 'yes' : 'no',
        },
        score: scoreOfLookback(length),
        ...standingOf(extreme),
        others: [other],
        moveFrom: from.period,
        chart: {
          kind: 'line',
          series: [
            { series: series.id, label },
            { series: against, label: otherSubject.label },
          ],
          rebase: true,
          format: 'number',
          subtitle: library.words.text('insights.gap.subtitle', {}),
          marks: [from, to].map(({ period }) => ({ period, label: formatPeriod(library.words, period) })),
        },
      }),
    ];
  });
}

/** What each did over twelve months, as fractions. */
function pairedYears(series: Series, other: Series) {
  const theirYears = new Map(
    steps(presentPoints(other), MONTHS_A_YEAR).map(({ from, to }) => [
      `${from.period} ${to.period}`,
      change(from.value, to.value),
    ]),
  );
  return steps(presentPoints(series), MONTHS_A_YEAR).flatMap(({ from, to }) => {
    const theirs = theirYears.get(`${from.period} ${to.period}`);
    return theirs === undefined ? [] : [{ from, to, own: change(from.value, to.value), theirs }];
  });
}

/** `the Nifty IT`; what is a price in two kinds of money says in which. */
function nameOf(library: Library, series: Series, period: Period): string {
  const subject = subjectOf(library, series.id);
  const { group, short, label, switch: other } = subject;
  const name = nameAt(subject, period);
  if (other?.to === 'dividends') return label;
  if (group === 'funds' || group === 'indices') return short ?? label;
  return currencyOf(series) === 'USD' ? library.words.text('insights.gap.in-dollars', { name }) : name;
}

const wayOf = (size: number) => (size < 0 ? 'low' : 'high');

/** What a lakh of rupees became in both. */
function endsOf({ words }: Library, own: number, theirs: number) {
  const [money, ownEnd, theirEnd] = [0, own, theirs].map((size) => FORMATS.inr(words, PUT_IN * (1 + size)));
  return { money: money ?? '', ownEnd: ownEnd ?? '', theirEnd: theirEnd ?? '' };
}
