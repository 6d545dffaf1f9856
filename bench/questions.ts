// npm run bench -- questions [turns, 5 by default]: how long a question of 400 signs takes to read, of several kinds,
// in the time that it takes to hash 1 MB in the same run. Exits with 1 if a target is missed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { libraryHere } from '@/lib/texts/library-here';
import { readQuestion } from '@samvit/research';
import { bench, countArgument } from './support/bench';
import { median, percentile, printRow } from './support/table';

/** Milliseconds: in the middle, and at most. */
const TARGETS = { median: 2, most: 20 };

const SIGNS = 400;
/** Questions of a kind in a turn. */
const IN_A_TURN = 100;
const WIDTHS = [30, 12, 12, 12, 12];

/** The same numbers in every run. */
function randomly(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const below = randomly(11);
const pick = (words: readonly string[]): string => words[below(words.length)] ?? '';

const FOLDER = 'content/vocabulary';
const phrases = readdirSync(FOLDER).flatMap((name) =>
  textsIn(parse(readFileSync(`${FOLDER}/${name}`, 'utf8'))),
);
const devanagari = phrases.filter((phrase) => /\p{Script=Devanagari}/u.test(phrase));
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const SENTENCES = [
  'How much did gold grow in the last 20 years?',
  'pichhle 10 saal mein sona zyada badha ya chandi',
  'SIP of 5000 in gold for 10 years',
  'हर महीने दस हज़ार रुपये एचडीएफसी के सेंसेक्स वाले फंड में डालते तो बारह साल में कितने बनते',
];

/** Up to four answers are worked out before they are offered: that is the time of answers, and has no target here. */
const CHOICES = 'sentences in a row: a choice';

const KINDS: Record<string, () => string> = {
  'a sentence': () => pick(SENTENCES),
  'a sentence again and again': () => {
    const sentence = pick(SENTENCES);
    return filled(() => sentence);
  },
  [CHOICES]: () => filled(() => pick(SENTENCES)),
  'words of the vocabulary': () => filled(() => pick(phrases)),
  'the same in Hindi': () => filled(() => pick(devanagari)),
  'words that nobody knows': () =>
    filled(() => Array.from({ length: 4 + below(8) }, () => pick(letters)).join('')),
  'names and "vs"': () => filled((i) => (i % 2 ? 'vs' : pick(['gold', 'nifty', 'hdfc', 'bond', 'sona']))),
  '"vs" alone': () => filled(() => 'vs'),
  'digits and units': () =>
    filled(() => `${below(3000)} ${pick(['', 'lakh', 'saal', 'years', 'to', 'and', 'rs'])}`),
  years: () => filled(() => `${1990 + below(40)}`),
  '"gold 10 year"': () => filled(() => 'gold 10 year'),
  '"the start of"': () => filled(() => 'the start of'),
  'single signs': () => filled(() => pick([...letters, '₹', '$', '1', 'क'])),
};

/** Every text in a file: words and phrases. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

function filled(next: (i: number) => string): string {
  let text = '';
  for (let i = 0; text.length < SIGNS; i += 1) text += `${next(i)} `;
  return text.slice(0, SIGNS);
}

void bench(async () => {
  const turns = countArgument('how many turns to measure', 5, 100);
  const timesByKind = new Map(Object.keys(KINDS).map((kind) => [kind, [] as number[]]));
  const references: number[] = [];
  // The first turn fills what is kept of series, and is not measured.
  for (let turn = 0; turn <= turns; turn += 1)
    for (const [kind, make] of Object.entries(KINDS)) {
      const times = Array.from({ length: IN_A_TURN }, make).map((text) =>
        timeOf(() => readQuestion(libraryHere(), text)),
      );
      if (turn > 0) timesByKind.get(kind)?.push(...times);
      references.push(timeOf(() => createHash('sha256').update(MEGABYTE).digest()));
    }
  return Promise.resolve(report(timesByKind, median(references)));
});

const MEGABYTE = Buffer.alloc(1_000_000, 'samvit');

/** Processor time, the least of three: what else the machine does is not measured. */
function timeOf(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const begin = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

function report(measured: ReadonlyMap<string, readonly number[]>, reference: number): string[] {
  console.log(`Hashing 1 MB takes ${reference.toFixed(2)} ms; the columns of times are in that.\n`);
  printRow(['', 'median, ms', 'times', 'most, ms', 'times'], WIDTHS);
  const missed: string[] = [];
  for (const [kind, times] of measured) {
    const [middle, most] = [median(times), percentile(times, 100)];
    const cells = [middle, most].flatMap((ms) => [ms.toFixed(2), (ms / reference).toFixed(1)]);
    printRow([kind, ...cells], WIDTHS);
    if (kind !== CHOICES && (middle > TARGETS.median || most > TARGETS.most)) missed.push(kind);
  }
  console.log(
    missed.length === 0
      ? `\nEach is read within ${TARGETS.median} ms in the middle and ${TARGETS.most} ms at most.`
      : `\nMissed ${TARGETS.median} ms in the middle or ${TARGETS.most} ms at most: ${missed.join(', ')}.`,
  );
  return missed;
}
