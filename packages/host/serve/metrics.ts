import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { counted, COUNTERS } from '@/lib/platform/counters';
import { freeBytes } from '@/lib/platform/disk';
import { env } from '@/lib/platform/env';
import { isBearer } from '@/lib/platform/token';
import type { Background } from '@/lib/platform/sides';
import type { RequestHandler } from './exchange';
import type { Version } from './health';
import type { Pages } from './pages';
import { bodiless, sendJson } from './plain-responses';
import type { Queues } from './queues';
import type { Rules } from './rules';
import { CLASSES, type Traffic } from './traffic';

type Sources = {
  rules: Rules;
  traffic: Traffic;
  pages: Pages;
  answers: Pages;
  queues: Queues;
  version: Version;
  gauges: Background['gauges'];
};

/** In seconds; a page takes some ten milliseconds, a code up to eight seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];

/** Answers Prometheus, which must send the token. */
export function metricsResponse(token: string, sources: Sources): RequestHandler {
  const { headers, site } = sources.rules;
  const path = site.monitoring.metrics;
  const registry = metrics(sources);
  return async (request, response) => {
    if (!isBearer(request.headers.authorization, token))
      return sendJson(response, { ...headers(path), 'WWW-Authenticate': 'Bearer' }, 401, 'Unauthorized');
    const text = await registry.metrics();
    response.writeHead(200, {
      ...bodiless(headers(path)),
      'Content-Type': registry.contentType,
      'Content-Length': Buffer.byteLength(text),
    });
    response.end(text);
  };
}

/** All metrics; values that exist elsewhere are read when they are asked for. */
export function metrics(sources: Sources): Registry {
  const { traffic, pages, answers, queues, version, gauges } = sources;
  const site = sources.rules.site.name;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];

  const info = {
    name: `${site}_build_info`,
    help: 'The version that runs',
    labelNames: ['version', 'build'],
  };
  new Gauge({ ...info, registers }).set(version, 1);

  const durations = new Histogram({
    name: `${site}_request_duration_seconds`,
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
    `${site}_requests_total`,
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
    `${site}_page_cache_total`,
    'Prerendered pages wanted, by whether they were in memory',
    ['result'],
    () => Object.entries(pages.counts).map(([result, value]) => [[result], value]),
  );
  gauge(`${site}_page_cache_bytes`, 'Size of the pages in memory', () => pages.size);
  counter(
    `${site}_answer_cache_total`,
    'Answers to analyses wanted, by whether they were in memory',
    ['result'],
    () => Object.entries(answers.counts).map(([result, value]) => [[result], value]),
  );
  gauge(`${site}_answer_cache_bytes`, 'Size of the answers in memory', () => answers.size);

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
  ofQueues(`${site}_queue_running`, 'Requests that Next is processing', ({ running }) => running);
  ofQueues(`${site}_queue_waiting`, 'Requests that wait for their turn', ({ waiting }) => waiting);
  counter(
    `${site}_queue_refused_total`,
    'Requests answered 503 because the queue was full or slow',
    ['queue'],
    () => Object.entries(queues).map(([queue, { refused }]) => [[queue], refused]),
  );

  const ofEvents = (name: 'mails' | 'codes' | 'code_checks' | 'analyses' | 'alarms', label: string) =>
    counter(`${site}_${name}_total`, COUNTERS[name].help, [label], () =>
      COUNTERS[name].results.map((result) => [[result], counted(name, result as never)]),
    );
  for (const name of ['mails', 'codes', 'code_checks', 'analyses'] as const) ofEvents(name, 'result');
  ofEvents('alarms', 'alarm');
  gauge(
    `${site}_provider_breakers_open`,
    'Circuit breakers to the provider that are open',
    () => counted('provider_breakers', 'opened') - counted('provider_breakers', 'closed'),
  );
  gauge(`${site}_data_dir_free_bytes`, 'Free space where DATA_DIR is', () => freeBytes(env().DATA_DIR));

  for (const { name, help, label, read } of gauges)
    new Gauge({
      name: `${site}_${name}`,
      help,
      labelNames: label === undefined ? [] : [label],
      registers,
      async collect() {
        const values = await read();
        this.reset();
        // Without a label it is then 0, and not absent.
        if (label === undefined && values.length === 0) this.remove();
        for (const [of, value] of values) this.set(label === undefined ? {} : { [label]: of }, value);
      },
    });
  return registry;
}
