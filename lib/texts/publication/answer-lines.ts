import { createHash } from 'node:crypto';
import { inLocale } from '@/lib/content/locale';
import { locales } from '@/lib/content/locales';
import { libraryHere } from '@/lib/texts/library-here';
import {
  analyses,
  analysisPath,
  answerAnalysis,
  MEASURES,
  parseAnalysis,
  readQuestion,
  type Analysis,
} from '@samvit/research';
import { answerCsv, answerFile } from './answer-file';

// Every answer as a line of text, so that two versions of the site are compared with `diff`.

/** Windows as addresses write them, each with the options that follow it. */
const WINDOWS = [
  ...['all', '1y', '5y', '20y', '36m', 'ytd', '2016-06..', '2008-01..2020-12'],
  ...['10y/in-INR', '8y/real'],
];

/** What a measure of two is computed with, beside every series: a price, an index, a fund and a rate. */
const PARTNERS = ['gold-usd-oz', 'nifty-50-monthly', 'fund-uti-nifty-50', 'india-10y'];

const PUBLISHER = { product: 'dump', notice: 'dump', origin: 'https://dump.example' };

/** A line for every measure of every series over these windows, a measure of two with each of the partners. */
export function answerLines(): string[] {
  const names = [...analyses.analysableSeries(libraryHere())].map((name) => name.replace('/', '.'));
  return analyses.MEASURE_NAMES.flatMap((measure) => {
    const takesTwo = MEASURES[measure].series[0] > 1;
    const series = takesTwo
      ? names.flatMap((name) =>
          PARTNERS.filter((partner) => partner !== name).map((partner) => `${name}~${partner}`),
        )
      : names;
    return series.flatMap((each) => WINDOWS.map((window) => answerLine(`${measure}/${each}/${window}`)));
  });
}

/** The address, then what it gives in each language. */
function answerLine(address: string): string {
  const analysis = parseAnalysis(libraryHere(), address);
  if ('problem' in analysis) return `${address}\t${analysis.problem} ${analysis.part}`;
  const texts = locales().map((locale) => inLocale(locale, () => textOf(analysis)));
  return [address, ...texts].join('\t');
}

/** What people read, figures with all their digits, and a digest of what stands behind: file, chart and values. */
function textOf(analysis: Analysis): string {
  const answer = answerAnalysis(libraryHere(), analysis);
  if (answer.state === 'refused')
    return [answer.kind, answer.sentence, ...answer.instead.map(analysisPath)].join(' | ');
  const figures = [...answer.figures].map(([name, { value, text }]) => `${name}=${value} "${text}"`);
  const { cautions, fairness, sentence, window, share, fixed, chart } = answer;
  return [
    sentence,
    `${window.from}..${window.to}`,
    fixed,
    ...figures,
    share ? `${share.count} of ${share.of}` : 'no share',
    ...[...fairness, ...cautions].map(({ text }) => text),
    chart ? `${chart.spec.title}, ${chart.spec.subtitle}` : 'no chart',
    digest([answerFile(answer, PUBLISHER), chart, answerCsv(answer)]),
  ].join(' | ');
}

/** The question, then how it is read: the analyses it leads to, and the words that were used and not used. */
export function questionLine(question: string): string {
  const { state, ...reading } = readQuestion(libraryHere(), question);
  return [`? ${question}`, state, JSON.stringify(reading)].join('\t');
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
}
