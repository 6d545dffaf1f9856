// npm run answers:dump -- FILE: writes every answer as one sorted file, a line each: every measure of every
// series over ten windows, with four partners where it takes two, and every question of the corpora, in each language.
// Written before and after a change and compared with `diff`, it shows what the change does to any answer.
// The file is not committed.
import { libraryHere } from '@/lib/texts/library-here';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { inLocale } from '@/lib/content/locale';
import { locales } from '@/lib/content/locales';
import {
  analyses,
  analysisPath,
  parseAnalysis,
  answerAnalysis,
  MEASURES,
  readQuestion,
  type Analysis,
} from '@samvit/research';
import { answerCsv, answerFile } from '@/lib/texts/publication/answer-file';
import { ROOT } from './steps/root.mjs';
import { command, Stop } from './steps/stop.mjs';

/** Windows as addresses write them, each with the options that follow it. */
const WINDOWS = [
  'all',
  '1y',
  '5y',
  '20y',
  '36m',
  'ytd',
  '2016-06..',
  '2008-01..2020-12',
  '10y/in-INR',
  '8y/real',
];

/** What a measure of two is asked with, beside every series: a price, an index, a fund and a rate. */
const PARTNERS = ['gold-usd-oz', 'nifty-50-monthly', 'fund-uti-nifty-50', 'india-10y'];

const CORPORA = 'packages/research/questions';

const PUBLISHER = { product: 'dump', notice: 'dump', origin: 'https://dump.example' };

void command(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Stop('Usage: npm run answers:dump -- FILE');
  const lines = [...addresses().map(lineOfAddress), ...questions().map(lineOfQuestion)].sort();
  writeFileSync(file, lines.join('\n') + '\n');
  console.log(`${lines.length} answers are in ${file}.`);
});

function addresses(): string[] {
  const names = [...analyses.analysableSeries(libraryHere())].map((name) => name.replace('/', '.'));
  return analyses.MEASURE_NAMES.flatMap((measure) => {
    const takesTwo = MEASURES[measure].series[0] > 1;
    const series = takesTwo
      ? names.flatMap((name) =>
          PARTNERS.filter((partner) => partner !== name).map((partner) => `${name}~${partner}`),
        )
      : names;
    return series.flatMap((each) => WINDOWS.map((window) => `${measure}/${each}/${window}`));
  });
}

function questions(): string[] {
  const files = readdirSync(path.join(ROOT, CORPORA)).filter((name) => name.endsWith('.yaml'));
  const corpora = files.map(
    (name) =>
      parse(readFileSync(path.join(ROOT, CORPORA, name), 'utf8')) as Record<string, [question: string][]>,
  );
  return [
    ...new Set(corpora.flatMap((corpus) => Object.values(corpus).flat()).map(([question]) => question)),
  ];
}

/** The address, then what it gives in each language. */
function lineOfAddress(address: string): string {
  const analysis = parseAnalysis(libraryHere(), address);
  if ('problem' in analysis) return `${address}\t${analysis.problem} ${analysis.part}`;
  const given = locales().map((locale) => inLocale(locale, () => textOf(analysis)));
  return [address, ...given].join('\t');
}

/** What people read, figures with all their digits, and a digest of what stands behind: file, chart and values. */
function textOf(analysis: Analysis): string {
  const answer = answerAnalysis(libraryHere(), analysis);
  if (answer.state === 'refused')
    return [answer.kind, answer.sentence, ...answer.instead.map(analysisPath)].join(' | ');
  const figures = [...answer.figures].map(([name, { value, text }]) => `${name}=${value} "${text}"`);
  const { cautions, sentence, window, share, fixed, chart } = answer;
  return [
    sentence,
    `${window.from}..${window.to}`,
    fixed,
    ...figures,
    share ? `${share.count} of ${share.of}` : 'no share',
    ...cautions.map(({ text }) => text),
    chart ? `${chart.spec.title}, ${chart.spec.subtitle}` : 'no chart',
    digest([answerFile(answer, PUBLISHER), chart, answerCsv(answer)]),
  ].join(' | ');
}

/** The question, then how it is read: the analyses it leads to, and the words that were used and not used. */
function lineOfQuestion(question: string): string {
  const { state, ...read } = readQuestion(libraryHere(), question);
  return [`? ${question}`, state, JSON.stringify(read)].join('\t');
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
}
