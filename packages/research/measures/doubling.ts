import { median } from 'd3-array';
import type { Window } from '../figures/windows';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { seriesFacts } from '../series/series-facts';
import { MadeRef } from '../series/series-ref';
import { ofOne } from './definitions';
import { extremeMarks } from './marks';
import { firstThatFits, nameOfFirst, periodsWords } from './first-line';
import {
  PRICES,
  type Definitions,
  type MeasureShape,
  type MeasureTerms,
  type SentenceContext,
} from './measure';
import { partInWindow, valuePoints } from './part-in-window';
import { rhythmWord } from './sentences';

const USUAL = 2;

/** From each period of a window, how many periods pass until the value is so many times as much. */
export const doubling: MeasureShape = {
  series: [1, 1],
  isOrdered: true,
  options: ['times', 'in', 'real'],
  usual: { times: String(USUAL) },
  kinds: PRICES,
  isOfAll: true,
  isOfMonths: true,
  isOfValues: true,
  next: [{ times: 3 }, { measure: 'growth' }, { measure: 'rolling-growth' }, { measure: 'falls' }],
  figures: figuresOf,
  sentence,
  drawing: ([first]) => (first?.unit === 'number' ? 'until-multiple' : 'values'),
  drawn: (library, terms, window) => {
    const { until, part, reached } = partsOf(library, terms, window);
    const [first, last] = [reached[0], reached.at(-1)];
    return first && last && first !== last
      ? { ref: until, window: { from: first.period, to: last.period } }
      : { ref: part, window };
  },
  marks: extremeMarks('shortest-time', 'longest-time'),
};

const timesOf = ({ times = USUAL }: MeasureTerms) => times;

/** The values of a window, how many periods from each until it is so many times as much, and of which it never is. */
function partsOf(library: Library, terms: MeasureTerms, window: Window) {
  const part = partInWindow(terms.series[0] ?? '', window);
  const details = { level: timesOf(terms) };
  const until = new MadeRef('until-multiple', [part], details);
  const never = new MadeRef('without-multiple', [part], details);
  const starts = valuePoints(library, part);
  return { part, until, never, starts, reached: valuePoints(library, until) };
}

/** The median, the shortest and the longest; how many starts there are, and from how many it is not so yet. */
function figuresOf(library: Library, terms: MeasureTerms, window: Window): Definitions {
  const { part, until, never, starts, reached } = partsOf(library, terms, window);
  const name = String(terms.series[0]);
  const renamed = (definitions: Definitions, names: readonly string[]): Definitions =>
    definitions.map(([, definition], i) => [`${name}.${names[i] ?? ''}`, definition]);
  const endsOf = (points: readonly { period: string }[]) => ({
    from: points[0]?.period ?? '',
    to: points.at(-1)?.period ?? '',
  });
  const left = valuePoints(library, never);
  const times = ofOne(
    until,
    endsOf(reached),
    [
      ['median', Number.isInteger(median(reached, ({ value }) => value)) ? 'number' : 'number-1'],
      ['lowest', 'number'],
      ['highest', 'number'],
    ],
    name,
  );
  return [
    ...(reached.length === 0 ? [] : renamed(times, ['median-time', 'shortest-time', 'longest-time'])),
    ...renamed(ofOne(never, endsOf(left), [['count', 'number']]), ['not-yet']),
    ...renamed(ofOne(part, endsOf(starts), [['count', 'number']]), ['starts']),
  ];
}

/** `Gold took 7 years 1 month to double at the median, from 8 months to 24 years; from 66 of 642 starts not yet.` */
function sentence(context: SentenceContext): string {
  const { library, terms, figures } = context;
  const { words } = library;
  const [ref = ''] = terms.series;
  const figureOf = (name: string) => figures.get(`${String(ref)}.${name}`);
  const rhythm = rhythmWord(seriesFacts(getSeries(library, ref)));
  const timeOf = (name: string) => {
    const figure = figureOf(`${name}-time`);
    return figure ? periodsWords(words, figure.value, rhythm) : '';
  };
  const starts = figureOf('starts')?.value ?? 0;
  const values = { title: nameOfFirst(context).title, times: timesOf(terms) };
  if (!figureOf('median-time')) return words.text('analysis.sentence.no-doubling', { ...values, starts });
  const left = figureOf('not-yet')?.value ?? 0;
  const told = (hasRange: 'yes' | 'no', leftTold: number) =>
    words.text('analysis.sentence.doubling', {
      ...values,
      ...{ median: timeOf('median'), shortest: timeOf('shortest'), longest: timeOf('longest') },
      ...{ hasRange, left: leftTold, starts },
    });
  return firstThatFits([told('yes', left), told('no', left), told('no', 0)]);
}
