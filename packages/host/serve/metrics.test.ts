import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { ask, closeAll, listen } from '@/testing/servers/loopback';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { count } from '@/lib/platform/counters';
import { closeDb, db } from '@/lib/records/database';
import { recordSubmission } from '@/lib/records/messages';
import { migrate } from '@/lib/records/migrate';
import { gauges } from '@/lib/services/gauges';
import { openDoor, RULES } from './front-door.fixture';
import { metrics, metricsResponse } from './metrics';

const VERSION = { version: '1.2.3', build: 'abc' };
const SOURCES = {
  rules: RULES,
  version: VERSION,
  gauges: gauges(async () => ['gold-usd-oz']),
};
const TOKEN = 'a-token-of-the-tests-of-32-characters';

freshDataDir();
beforeAll(migrate);
afterEach(closeAll);
afterAll(closeDb);

/** A front door with metrics, and a function that reads one value of them. */
async function measured() {
  const door = await openDoor();
  const registry = metrics({ ...door, ...SOURCES });
  const value = async (line: string) =>
    (await registry.metrics())
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.split(' ')
      .at(-1);
  return { ...door, registry, value };
}

test('responses are counted by class and status, those from memory too', async () => {
  const { port, value } = await measured();
  await ask(port, '/');
  for (let i = 0; i < 3; i += 1) await ask(port, '/');
  await ask(port, '/', { headers: { 'X-Unknown': 'not for the fast path' } });
  await ask(port, '/no-such-page');
  await ask(port, '/web?1');
  await ask(port, '/api/widgets/dashboard');
  await ask(port, '/api/health');
  expect(await value('samvit_requests_total{class="memory",status="2xx"}')).toBe('4');
  expect(await value('samvit_requests_total{class="page",status="2xx"}')).toBe('1');
  expect(await value('samvit_requests_total{class="page",status="4xx"}')).toBe('1');
  expect(await value('samvit_requests_total{class="rendered",status="2xx"}')).toBe('1');
  expect(await value('samvit_requests_total{class="api",status="2xx"}')).toBe('1');
  expect(await value('samvit_requests_total{class="monitoring",status="2xx"}')).toBe('1');
  expect(await value('samvit_request_duration_seconds_count{class="rendered"}')).toBe('1');
  expect(await value('samvit_page_cache_total{result="hit"}')).toBe('4');
  // The front page, and the page for what is missing.
  expect(await value('samvit_page_cache_total{result="miss"}')).toBe('2');
});

test('requests that run, wait and are refused are counted by queue', async () => {
  const { queues, value } = await measured();
  const work = { client: '192.0.2.1', refuse: () => {}, fail: () => {} };
  let finish = () => {};
  const run = () => new Promise<void>((resolve) => (finish = resolve));
  for (let i = 0; i < 7; i += 1) queues.pages.add({ ...work, run })();
  for (let i = 0; i < 7; i += 1) queues.pages.add({ ...work, run });
  expect(await value('samvit_queue_running{queue="pages"}')).toBe('2');
  expect(await value('samvit_queue_waiting{queue="pages"}')).toBe('4');
  expect(Number(await value('samvit_queue_refused_total{queue="pages"}'))).toBeGreaterThan(0);
  finish();
});

test('events and waiting messages are counted', async () => {
  const { value } = await measured();
  count('mails', 'failed');
  count('alarms', 'mail-failed');
  count('provider_breakers', 'opened');
  await recordSubmission(db(), { email: 'reader@example.com' }, { delivery: 'none' });
  expect(await value('samvit_mails_total{result="failed"}')).toBe('1');
  expect(await value('samvit_alarms_total{alarm="mail-failed"}')).toBe('1');
  expect(await value('samvit_provider_breakers_open')).toBe('1');
  expect(await value('samvit_messages_waiting')).toBe('1');
  expect(Number(await value('samvit_messages_oldest_seconds'))).toBeGreaterThanOrEqual(0);
  count('provider_breakers', 'closed');
  expect(await value('samvit_provider_breakers_open')).toBe('0');
});

test('without the database the rest is still there', async () => {
  const { value } = await measured();
  await db().schema.alterTable('waitlist').renameTo('elsewhere').execute();
  expect(await value('samvit_messages_waiting')).toBeUndefined();
  expect(await value('samvit_build_info{version="1.2.3",build="abc"}')).toBe('1');
  await db().schema.alterTable('elsewhere').renameTo('waitlist').execute();
});

test('the address answers only with the token', async () => {
  const door = await openDoor();
  const answer = metricsResponse(TOKEN, { ...door, ...SOURCES });
  const port = await listen(createServer((request, response) => void answer(request, response)));
  for (const headers of [{}, { Authorization: 'Bearer wrong' }, { Authorization: TOKEN }])
    expect((await ask(port, '/api/metrics', { headers: headers as Record<string, string> })).status).toBe(
      401,
    );
  const { status, headers, text } = await ask(port, '/api/metrics', {
    headers: { Authorization: `Bearer ${TOKEN}` },
  });
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test('every expression of the Grafana dashboard names metrics and labels that exist', async () => {
  const { registry } = await measured();
  const known = new Map(
    (await registry.getMetricsAsJSON()).map(({ name }) => [
      name,
      registry.getSingleMetric(name) as unknown as { labelNames: string[] },
    ]),
  );
  const dashboard = JSON.parse(readFileSync('deploy/grafana.json', 'utf8')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(expressions.length).toBeGreaterThan(15);
  // Prometheus adds the label of the scraped instance, and the buckets of a histogram.
  const given = ['instance', 'le'];
  for (const expr of expressions) {
    const names = [...expr.matchAll(/\b(?:samvit|nodejs|process)_\w+/g)].map(([name]) =>
      name.replace(/_(?:bucket|sum|count)$/, ''),
    );
    const labels = [...expr.matchAll(/by \(([^)]+)\)|\{(\w+)=/g)].flatMap(([, by = '', one]) =>
      one ? [one] : by.split(', '),
    );
    expect([expr, names.length > 0, names.filter((name) => !known.has(name))]).toEqual([expr, true, []]);
    const allowed = [...given, ...names.flatMap((name) => known.get(name)?.labelNames ?? [])];
    expect([expr, labels.filter((label) => !allowed.includes(label))]).toEqual([expr, []]);
  }
  const ours = [...known.keys()].filter((name) => name.startsWith('samvit_'));
  expect(ours.filter((name) => !expressions.some((expr) => expr.includes(name)))).toEqual([]);
});

test('each series of which its publisher has newer values is named', async () => {
  const { value } = await measured();
  expect(await value('samvit_series_late{series="gold-usd-oz"}')).toBe('1');
  expect(await value('samvit_series_late{series="us-10y"}')).toBeUndefined();
});
