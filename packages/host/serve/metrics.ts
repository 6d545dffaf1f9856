import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { SECOND } from '@/lib/platform/clock';
import { counted, COUNTERS } from '@/lib/platform/counters';
import { freeBytes } from '@/lib/platform/disk';
import { env } from '@/lib/platform/env';
import { isBearer } from '@/lib/platform/token';
import type { Background } from '@/lib/platform/sides';
import type { RequestHandler } from './front-door';
import type { Version } from './health';
import type { Pages } from './pages';
import { bodiless, sendJson } from './plain-answers';
import type { Queues } from './queues';
import { CLASSES, type Traffic } from './traffic';

export const METRICS_PATH = '/api/metrics';

type Sources = {
  traffic: Traffic;
  pages: Pages;
  answers: Pages;
  queues: Queues;
  version: Version;
  waitingMessages: Background['waitingMessages'];
  lateSeries: Background['lateSeries'];
};

/** In seconds; a page takes some ten milliseconds, a code up to eight seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];

/** Answers Prometheus, which must send the token. */
export function metricsAnswer(token: string, sources: Sources): RequestHandler {
  const registry = metrics(sources);
  return async (request, response) => {
    if (!isBearer(request.headers.authorization, token))
      return sendJson(response, METRICS_PATH, 401, 'Unauthorized', { 'WWW-Authenticate': 'Bearer' });
    const text = await registry.metrics();
    response.writeHead(200, {
      ...bodiless(METRICS_PATH),
      'Content-Type': registry.contentType,
      'Content-Length': Buffer.byteLength(text),
    });
    response.end(text);
  };
}

/** All metrics; values that exist elsewhere are read when they are asked for. */
export function metrics(sources: Sources): Registry {
  const { traffic, pages, answers, queues, version, waitingMessages, lateSeries } = sources;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];

  const info = { name: 'samvit_build_info', help: 'The version that runs', labelNames: ['version', 'build'] };
  new Gauge({ ...info, registers }).set(version, 1);

  const durations = new Histogram({
    name: 'samvit_request_duration_seconds',
    help: 'Time until a response was sent, without those from memory',
    labelNames: ['class'],
    buckets: BUCKETS,
    registers,
  });
  traffic.observe = (name, seconds) => durations.observe({ class: name }, seconds);

  /** A counter whose values are counted elsewhere since the start. */
  const counter = (
    name: string,
    help: string,
    labels: string[],
    read: () => Iterable<[labels: string[], value: number]>,
  ) =>
    new Counter({
      name,
      help,
      labelNames: labels,
      registers,
      collect() {
        this.reset();
        for (const [values, value] of read())
          this.inc(Object.fromEntries(labels.map((label, i) => [label, values[i] ?? ''])), value);
      },
    });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });

  counter(
    'samvit_requests_total',
    'Responses, by class and first digit of the status',
    ['class', 'status'],
    () =>
      CLASSES.flatMap((name) =>
        traffic.counts[name].flatMap((value, digit): [string[], number][] =>
          value > 0 ? [[[name, `${digit}xx`], value]] : [],
        ),
      ),
  );
  counter(
    'samvit_page_cache_total',
    'Prerendered pages wanted, by whether they were in memory',
    ['result'],
    () => Object.entries(pages.counts).map(([result, value]) => [[result], value]),
  );
  gauge('samvit_page_cache_bytes', 'Size of the pages in memory', () => pages.size);
  counter(
    'samvit_answer_cache_total',
    'Answers to analyses wanted, by whether they were in memory',
    ['result'],
    () => Object.entries(answers.counts).map(([result, value]) => [[result], value]),
  );
  gauge('samvit_answer_cache_bytes', 'Size of the answers in memory', () => answers.size);

  const ofQueues = (name: string, help: string, read: (queue: Queues[keyof Queues]) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers,
      collect() {
        for (const [queue, each] of Object.entries(queues)) this.set({ queue }, read(each));
      },
    });
  ofQueues('samvit_queue_running', 'Requests that Next is processing', ({ running }) => running);
  ofQueues('samvit_queue_waiting', 'Requests that wait for their turn', ({ waiting }) => waiting);
  counter(
    'samvit_queue_refused_total',
    'Requests answered 503 because the queue was full or slow',
    ['queue'],
    () => Object.entries(queues).map(([queue, { refused }]) => [[queue], refused]),
  );

  const ofEvents = (name: 'mails' | 'codes' | 'code_checks' | 'analyses' | 'alarms', label: string) =>
    counter(`samvit_${name}_total`, COUNTERS[name].help, [label], () =>
      COUNTERS[name].results.map((result) => [[result], counted(name, result as never)]),
    );
  for (const name of ['mails', 'codes', 'code_checks', 'analyses'] as const) ofEvents(name, 'result');
  ofEvents('alarms', 'alarm');
  gauge(
    'samvit_provider_breakers_open',
    'Circuit breakers to the provider that are open',
    () => counted('provider_breakers', 'opened') - counted('provider_breakers', 'closed'),
  );
  gauge('samvit_data_dir_free_bytes', 'Free space where DATA_DIR is', () => freeBytes(env().DATA_DIR));

  type Waiting = Awaited<ReturnType<typeof waitingMessages>>;
  let looking: Promise<Waiting | undefined> | undefined;
  const messages = () =>
    (looking ??= waitingMessages()
      .catch(() => undefined)
      .finally(() => (looking = undefined)));
  /** Absent while the database fails. */
  const ofMessages = (name: string, help: string, read: (waiting: Waiting) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const waiting = await messages();
        if (waiting) this.set(read(waiting));
        else this.remove();
      },
    });
  ofMessages(
    'samvit_messages_waiting',
    'Contact messages that wait to be mailed or sent on',
    ({ count }) => count,
  );
  ofMessages('samvit_messages_oldest_seconds', 'How long the oldest of them waits', ({ oldest }) =>
    oldest === null ? 0 : (Date.now() - oldest) / SECOND,
  );
  new Gauge({
    name: 'samvit_series_late',
    help: '1 for each series of which its publisher has newer values',
    labelNames: ['series'],
    registers,
    async collect() {
      const late = await lateSeries();
      this.reset();
      for (const series of late) this.set({ series }, 1);
    },
  });
  return registry;
}
