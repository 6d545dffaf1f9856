// npm run bench -- analysis [turns, 5 by default]: processor time of an answer that is not in memory, and of
// a question that leads to one, in that of the FAQ as Next renders it, in the same run. Exits with 1 if a
// target is missed.
import { randomBytes } from 'node:crypto';
import { during } from '@/testing/processes/child';
import { ask } from '@/testing/servers/loopback';
import { bench, countArgument } from './support/bench';
import { checkProc, cpuSeconds, settled } from './support/process-use';
import { prepareSite, startNext, startSite, type Server } from './support/site';
import { median, printRow } from './support/table';

/** In times what Next takes to render the FAQ. */
const TARGETS = { answer: 2, question: 0.1 };

/** Requests in a turn: processor time is counted in pieces of 10 ms. */
const IN_A_TURN = 40;

const FAQ = '/faqs';
/** A page that Next renders for each request, and not for its cache: printed for comparison. */
const SEARCH = '/search?q=gold';
const SECRET = randomBytes(16).toString('hex');
const WIDTHS = [12, 14, 12];

/** Each analysis is one that nobody has asked for. */
let questionCount = 0;
const month = (count: number) =>
  `${2006 + Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
const window = () =>
  `${month(questionCount % 120)}..${month(121 + (Math.floor(questionCount++ / 120) % 100))}`;
const ANALYSES = [
  () => `growth/gold-inr-10g~silver-inr-kg/${window()}`,
  () => `volatility/gold-usd-oz~silver-usd-oz/${window()}`,
  () => `correlation/gold-usd-oz~usd-inr/${window()}`,
  () => `lumpsum/gold-inr-10g/${window()}/amount-250000`,
];
const answer = (i: number) => `/analysis/${ANALYSES[i % ANALYSES.length]?.()}`;

type Cost = 'render' | 'search' | 'answer' | 'question';

void bench(async () => {
  const turns = countArgument('how many turns to measure', 5, 50);
  checkProc();
  const dataDir = await prepareSite();
  return during(await startSite(dataDir), async (site) =>
    during(await startNext(dataDir, { REVALIDATE_SECRET: SECRET }), async (next) => {
      await settled(site.pid);
      await measure(site, next);
      const rounds: Record<Cost, number>[] = [];
      for (let i = 0; i < turns; i += 1) rounds.push(await measure(site, next));
      return report(rounds);
    }),
  );
});

/** Processor time of one of each, in milliseconds. */
async function measure(site: Server, next: Server): Promise<Record<Cost, number>> {
  const renewed = await costOf(next, async () => {
    await revalidate(next);
    const { headers } = await get(next, FAQ);
    if (headers['x-nextjs-cache'] === 'HIT') throw new Error(`${FAQ} was not rendered.`);
  });
  return {
    render: renewed - (await costOf(next, () => revalidate(next))),
    search: await costOf(next, () => get(next, SEARCH)),
    answer: await costOf(site, async (i) => void (await get(site, answer(i)))),
    question: await costOf(site, async (i) => {
      const { status } = await ask(portOf(site), '/analysis/ask', questionOf(i));
      if (status !== 303) throw new Error(`A question was answered with ${status}.`);
    }),
  };
}

async function costOf({ pid }: Server, work: (i: number) => Promise<unknown>): Promise<number> {
  const before = cpuSeconds(pid);
  for (let i = 0; i < IN_A_TURN; i += 1) await work(i);
  // Compression goes on in threads after the answer.
  await settled(pid);
  return (1_000 * (cpuSeconds(pid) - before)) / IN_A_TURN;
}

async function get(server: Server, path: string) {
  const response = await ask(portOf(server), path, { headers: { 'Accept-Encoding': 'br' } });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
  return response;
}

async function revalidate(next: Server): Promise<void> {
  const { status } = await ask(portOf(next), '/api/revalidate', {
    method: 'POST',
    headers: { Authorization: `Bearer ${SECRET}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: FAQ }),
  });
  if (status !== 200) throw new Error(`The revalidation answered ${status}.`);
}

const SENTENCES = [
  'How much did gold grow in the last 20 years?',
  'pichhle 10 saal mein sona zyada badha ya chandi',
  'worst fall of bitcoin',
  'SIP of 5000 in gold for 10 years',
];
const questionOf = (i: number) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({ q: SENTENCES[i % SENTENCES.length] ?? '' }).toString(),
});

const portOf = ({ origin }: Server) => Number(new URL(origin).port);

function report(measured: readonly Record<Cost, number>[]): string[] {
  const of = (cost: Cost) => median(measured.map((one) => one[cost]));
  const times = (cost: Cost) => median(measured.map((one) => one[cost] / one.render));
  console.log(`Processor time of one, medians of ${measured.length} turns of ${IN_A_TURN}.\n`);
  printRow(['', 'ms', 'times'], WIDTHS);
  printRow([`${FAQ}, Next`, of('render').toFixed(1), '1'], WIDTHS);
  const costs = ['answer', 'question'] as const;
  for (const cost of ['search', ...costs] as const)
    printRow([cost, of(cost).toFixed(1), times(cost).toFixed(2)], WIDTHS);
  const missed = costs
    .filter((cost) => times(cost) > TARGETS[cost])
    .map((cost) => `${cost} with ${times(cost).toFixed(2)}`);
  console.log(
    `\nAn answer that is not in memory is to take ${TARGETS.answer} times what Next takes to render ` +
      `${FAQ} or less, a question ${TARGETS.question}: ` +
      `${missed.length > 0 ? `MISSED by ${missed.join(' and ')}` : 'met'}.`,
  );
  return missed;
}
