import { locales } from '@/lib/content/locales';
import { libraryHere } from '@/lib/texts/library-here';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getSeries } from '../series/get-series';
import { between } from '../series/series';
import { analysisPath, parseAnalysis, analysableSeries } from './address';
import { answerAnalysis } from './answer';
import { analysisChart } from './chart';
import { keyFigures } from './key-figures';
import { MEASURES, MEASURE_NAMES, type Measure } from '../measures';

const WINDOWS = [
  'all',
  'ytd',
  '1y',
  '5y',
  '20y',
  '36m',
  '40w',
  '2016-06..',
  '2026-05..2026-06',
  'FY2021..',
  '8y/in-INR~real',
];
const NAMES = [...analysableSeries(libraryHere())];

/**
 * All windows in testing/commands/test-full.ts; otherwise each series is asked over three of them with each
 * measure, by turns.
 */
const windowsOf = (measure: number, series: number) =>
  [...WINDOWS.entries()].filter(
    ([turn]) => process.env.WHOLE_MATRIX || (turn + measure + series) % WINDOWS.length < 3,
  );

/** With the series of a measure of two, by turns, all others: of the next window another. */
function seriesOf(i: number, window: number, count: number): string {
  const partners = [NAMES[(i + 1 + 13 * window) % NAMES.length] ?? '', 'usd-inr'];
  const second = partners[window % 2] ?? '';
  return [NAMES[i] ?? '', ...(count > 1 ? [second] : [])].map((name) => name.replace('/', '.')).join('~');
}

/** Levels of about the last value of a series, one that is far from it, and two at once. */
function levelsOf(name: string): string[] {
  const points = getSeries(libraryHere(), name.replace('.', '/')).points;
  const value = points.findLast((point) => point.value !== null)?.value ?? 0;
  const last = Number(Number(value.toPrecision(3)).toFixed(4));
  return [
    `above-${last}`,
    `below-${last}`,
    `above-${last}~last`,
    `below-${last}~last`,
    'above-999999999',
    'below--999999999',
    `above-${last}~below-${last}`,
  ];
}
/** Sums, shares and times of payments that a measure may take: the last of them are refused. */
const OPTION_TEXTS = [
  'mix-70-30',
  'never',
  'each-90000',
  'target-500000',
  'step-10',
  'until-2020-03',
  'mix-70-20',
];

/** An option of a measure beside those of the window, by turns; the first turn has none. */
function withOption(measure: Measure, address: string, turn: number): string {
  const { options, by = [] } = MEASURES[measure];
  const [name = ''] = (address.split('/')[1] ?? '').split('~');
  const texts = [
    '',
    ...(options.includes('by') ? by.map((each) => `by-${each}`) : []),
    ...(options.includes('above') ? levelsOf(name) : []),
    ...(options.includes('deeper') ? ['deeper-1', 'deeper-10', 'deeper-99'] : []),
    ...(options.includes('without') ? ['without-2020', 'without-2024', 'without-1999'] : []),
    ...(options.includes('times') ? ['times-3', 'times-100'] : []),
    ...OPTION_TEXTS.filter((each) => options.some((option) => each.startsWith(option))),
  ];
  const text = texts[turn % texts.length] ?? '';
  if (text === '') return address;
  return address.split('/').length > 3 ? `${address}~${text}` : `${address}/${text}`;
}

describe('every measure of every series over eleven windows in turn has an answer or a refusal in words', () => {
  it.each([...MEASURE_NAMES.entries()])('%i: %s', (number, measure) => {
    const [least] = MEASURES[measure].series;
    const broken: string[] = [];
    const kinds = NAMES.flatMap((_, i) =>
      windowsOf(number, i).map(([turn, window]) => {
        const address = withOption(measure, `${measure}/${seriesOf(i, turn, least)}/${window}`, i + turn);
        const analysis = parseAnalysis(libraryHere(), address);
        if ('problem' in analysis) throw new Error(`${address}: ${analysis.problem}`);
        const answer = answerAnalysis(libraryHere(), analysis);
        const texts = [answer.sentence];
        if (answer.state === 'answer') {
          const { figures, cautions, share, listing } = answer;
          if (listing) texts.push(...listing.headings, ...listing.rows.flat());
          texts.push(...cautions.map(({ text }) => text));
          texts.push(...[...figures.values()].flatMap(({ text, worked }) => [text, ...worked]));
          if (keyFigures(figures).length === 0) broken.push(`${address}: no figures`);
          if (share && (share.of === 0 || (share.percent !== undefined && share.sideBySide < 8)))
            broken.push(`${address}: a share of ${share.of} windows, ${share.sideBySide} side by side`);
          const chart = window === 'all' ? analysisChart(libraryHere(), answer) : null;
          if (chart) texts.push(chart.spec.title, chart.spec.subtitle);
        }
        if (texts.some((words) => !/\S/.test(words) || /NaN|undefined|Infinity|∞|[{}]/.test(words)))
          broken.push(`${address}: ${texts.join(' | ')}`);
        return answer.state === 'refused' ? answer.kind : answer.state;
      }),
    );
    expect(broken).toEqual([]);
    // What no other words fit is rare.
    expect(kinds.filter((kind) => kind === 'data').length).toBeLessThan(kinds.length / 20);
  });
});

describe('what refusals of every measure offer has an answer, also in another currency or after inflation', () => {
  const cases = [
    ['', 'all'],
    ['', '10y'],
    ['in', 'all/in-INR'],
    ['in', '10y/in-USD'],
    ['real', '10y/real'],
  ] as const;
  // All of them in testing/commands/test-full.ts; otherwise every twenty-fifth, by turns.
  const isTurn = (turn: number) => process.env.WHOLE_MATRIX || turn % 25 === 0;

  it.each([...MEASURE_NAMES.entries()])('%i: %s', (number, measure) => {
    const {
      series: [least],
      options,
    } = MEASURES[measure];
    const windows = cases.filter(([option]) => option === '' || options.includes(option));
    const offered = NAMES.flatMap((_, i) =>
      [...windows.entries()].flatMap(([turn, [, window]]) => {
        if (!isTurn(3 * turn + number + i)) return [];
        const address = `${measure}/${seriesOf(i, turn, least)}/${window}`;
        const analysis = parseAnalysis(libraryHere(), address);
        if ('problem' in analysis) throw new Error(`${address}: ${analysis.problem}`);
        const answer = answerAnalysis(libraryHere(), analysis);
        return answer.state === 'answer' ? [] : answer.instead.map((offer) => ({ address, offer }));
      }),
    );
    const unanswered = offered.flatMap(({ address, offer }) => {
      const path = analysisPath(offer);
      const analysis = parseAnalysis(libraryHere(), path);
      const isAnswered =
        !('problem' in analysis) && answerAnalysis(libraryHere(), analysis).state === 'answer';
      return isAnswered ? [] : [`${address} offers ${path}`];
    });
    expect(unanswered).toEqual([]);
    expect(offered.length).toBeGreaterThan(0);
  });
});

describe('no sentence about an analysis has a word of value', () => {
  const ENGLISH = /\b(?:good|bad|cheap\w*|expensive|better|worse|should|safe\w*|attractive|recommend\w*)\b/i;
  // Between letters: `\b` knows Latin ones alone.
  const HINDI =
    /(?<![\p{L}\p{M}])(?:अच्छ[ाीेों]|बुर[ाीे]|बेहतर|बेहतरीन|सस्त[ाीे]|महंग[ाीे]|महँग[ाीे]|सुरक्षित|चाहिए|सबसे बढ़िया|बढ़िया|सिफ़ारिश|सलाह दी जाती)(?![\p{L}\p{M}])/u;
  const files = ['', ...locales().map((locale) => `${locale}/`)]
    .flatMap((folder) =>
      ['analysis', 'analysis-page', 'window'].map((name) => `content/${folder}messages/${name}.yaml`),
    )
    .filter((file) => existsSync(path.join(process.cwd(), file)));

  test.each(files)('%s', (file) => {
    // A fall may be the worst, what somebody asks of the past the best year; what can be asked is told in such words.
    const messages = readFileSync(path.join(process.cwd(), file), 'utf8')
      .replace(/^\s*#.*$/gm, '')
      .replace(/^(?:wants|examples):\n(?: .*\n)+/gm, '')
      .replace(/^ {2}site:\n(?: {4}.*\n)+/m, '');
    expect(messages.length).toBeGreaterThan(100);
    expect(ENGLISH.exec(messages)?.[0]).toBeUndefined();
    expect(HINDI.exec(messages)?.[0]).toBeUndefined();
  });

  test.each(['यह सस्ता है', 'आपको खरीदना चाहिए।', 'a safe fund'])('%s would be found', (words) =>
    expect(ENGLISH.test(words) || HINDI.test(words)).toBe(true),
  );
});

test('cautions about the values themselves bind every answer that rests on such values', () => {
  const problems = NAMES.flatMap((name) => {
    const analysis = parseAnalysis(libraryHere(), `level/${name.replace('/', '.')}/all`);
    const answer = 'problem' in analysis ? null : answerAnalysis(libraryHere(), analysis);
    if (answer?.state !== 'answer') return [];
    const { points } = between(getSeries(libraryHere(), name), answer.window.from, answer.window.to);
    const kinds = new Set<string>(answer.cautions.map(({ kind }) => kind));
    return (
      [
        ['disputed', 'disputed'],
        ['single source', 'single-source'],
      ] as const
    ).flatMap(([status, kind]) =>
      points.some((point) => point.status === status) && !kinds.has(kind) ? [`${name}: ${kind}`] : [],
    );
  });
  expect(problems).toEqual([]);
});
