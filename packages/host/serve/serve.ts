import { AsyncResource } from 'node:async_hooks';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { once } from 'node:events';
import * as nodeModule from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { bakedProblem, bakedSettings, type BakedSettings } from '@/lib/platform/baked-settings';
import { SECOND } from '@/lib/platform/clock';
import { env, isSettingError, siteOrigin } from '@/lib/platform/env';
import { RELEASE } from '@/lib/platform/error-reporting/options';
import { errorFields, log } from '@/lib/platform/log';
import { outboxDir } from '@/lib/platform/mail/outbox';
import { shareInProcess } from '@/lib/platform/one-per-process';
import { sides } from '@/lib/platform/sides';
import type { Site } from '../site';
import { portProblem, startupBanner } from './startup-messages';
import { analysesInThread } from './analyses';
import { nextOf, renderer, type Handle } from './next-handler';
import { drain } from './private-node';
import { earlierScripts, storeScripts } from './earlier-scripts';
import { expirePlaces } from './private-next';
import { frontDoor } from './front-door';
import { contentCheck, health } from './health';
import { existingPages } from './missing-pages';
import { readManifest } from './manifest';
import { answersInMemory, pagesInMemory } from './pages';
import type { PlainRequest } from './plain-request';
import { queues } from './queues';
import { rulesOf } from './rules';
import { siteServer } from './site-server';
import { startNext } from './start-next';
import { cspSourcesOf } from './transform';
import { Traffic } from './traffic';
import { Turns } from './turns';

/** How long running requests have to finish after a signal to stop. */
const DRAIN_LIMIT = 10_000;

/**
 * How much larger the heap may grow than its size after the last garbage collection, in per cent. V8's
 * default lets it triple while pages are rendered one after the other, which took 460 MB. It is set here and
 * not on Node's command line, because a later Node without this option would refuse to start.
 */
const HEAP_GROWTH = 40;

/**
 * The first page that is rendered takes half a second: who waits for the site to be ready comes before it.
 */
const WARM_UP_AFTER = SECOND;

/**
 * Stores what Node has compiled, which it would otherwise do when the process ends by itself. Since Node
 * 22.10.
 */
const { flushCompileCache } = nodeModule as { flushCompileCache?: () => void };

async function start(site: Site): Promise<void> {
  shareInProcess();
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  const settings = env();
  const problem = releaseProblem();
  if (problem) return stop(problem);
  if (!existsSync('.next/BUILD_ID')) return stop('There is no build to serve: run npm run build first.');

  const rules = rulesOf(site);
  const app = await startNext(settings.PORT);
  const next = nextOf(app.getRequestHandler() as Handle);
  const analyses = analysesInThread({ instrumented: site.instrumented });
  const { host } = new URL(siteOrigin());
  const render = renderer(next, host);
  // Next runs instrumentation.ts at its first request. For a file it loads nothing that pages need, which
  // takes a quarter of a second.
  await render(site.instrumented);
  const { prepareDatabase, background: load } = sides();
  if (!prepareDatabase || !load) throw new Error('Next has not run instrumentation.ts');
  // The thread of the database works while the rest is loaded.
  const [databaseProblem, background, manifest] = await Promise.all([
    prepareDatabase(),
    load(),
    readManifest(site.markdown.below),
  ]);
  if (databaseProblem) console.error(databaseProblem);

  const cspSources = cspSourcesOf(settings);
  const pages = pagesInMemory({
    rules,
    render,
    cspSources,
    manifest,
    renewed: (path, code) => void storeScripts(path, code),
  });
  const answers = answersInMemory({ rules, render: renderer(analyses.ask, host), cspSources });
  const traffic = new Traffic();
  const turns = new Turns();
  const forNext = queues(turns);
  const monitoring = new Map(
    health({ rules, version: version(), checks: { ...background.checks, content: contentCheck(pages) } }),
  );
  if (settings.METRICS_TOKEN) {
    // Loaded only where it is wanted: it takes memory, and time at every start.
    const { metricsResponse } = await import('./metrics');
    const of = { rules, traffic, pages, answers, queues: forNext, version: version() };
    const answer = metricsResponse(settings.METRICS_TOKEN, { ...of, gauges: background.gauges });
    monitoring.set(site.monitoring.metrics, answer);
  }
  const hops = settings.TRUSTED_PROXY_HOPS;
  const existing = existingPages(background.openRoutes);
  const answer = frontDoor({
    rules,
    next,
    analyses: analyses.ask,
    pages,
    answers,
    earlierScripts: earlierScripts(process.cwd()),
    mayKnowHidden: background.mayReadInsights,
    monitoring,
    traffic,
    queues: forNext,
    turns,
    manifest,
    existing,
    redirects: site.redirects(),
    cspSources,
    hops,
  });
  const atOnce = (request: PlainRequest) =>
    traffic.bytesFromMemory(pages.atOnce(request) ?? answers.atOnce(request));
  const server = siteServer(answer, { isProxied: hops > 0, atOnce, connected: () => turns.connected() });

  const builtAt = statSync('.next/BUILD_ID').mtimeMs;
  // What one visitor causes to be rendered belongs to no request.
  sides().published = AsyncResource.bind(async (path: string) => {
    const response = await pages.get(path);
    return response.status === 200 ? response.text : undefined;
  });
  sides().revalidate = (places, memory) => {
    expirePlaces(places);
    pages.expire(memory);
    // The site names what has no part in names and answers.
    if (memory !== 'all' && memory !== 'pages') return;
    existing.forgetMissing();
    if (memory === 'all') analyses.renew();
    answers.expire();
  };
  await background.renewPages(!databaseProblem, builtAt);

  try {
    server.listen({ port: settings.PORT, ...(settings.HOST && { host: settings.HOST }) });
    await once(server, 'listening');
  } catch (error) {
    return stop(portProblem(settings.PORT, error as NodeJS.ErrnoException, settings.HOST));
  }
  background.start(!databaseProblem, builtAt);
  console.log(startupBanner(settings, outboxDir(), site.toState()));
  const warmUp = async () => {
    // The build makes no page that depends on a visitor.
    await pages.get(site.signIn.page).catch(() => undefined);
    flushCompileCache?.();
  };
  setTimeout(() => void warmUp(), WARM_UP_AFTER).unref();

  const end = async () => {
    background.stop();
    await drain(server, DRAIN_LIMIT);
    await Promise.allSettled([app.close(), background.close()]);
    process.exit(0);
  };
  let ending: Promise<void> | undefined;
  // A terminal sends its signal to npm, to the start script and to the server: the server ignores repeats.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => (ending ??= end()));
}

/**
 * Why the release in this folder, if it is one, cannot be served with our settings: at a start, and after a
 * reload with another `.env`.
 */
function releaseProblem(): string | undefined {
  if (!existsSync('release.json')) return undefined;
  // That of a measurement says nothing.
  const { baked } = JSON.parse(readFileSync('release.json', 'utf8')) as { baked?: BakedSettings };
  return baked && bakedProblem(baked, bakedSettings(env()));
}

/** The version, and the first digits of the fingerprint of the sources and settings that were built. */
function version() {
  const build = existsSync('.next/fingerprint') ? readFileSync('.next/fingerprint', 'utf8') : 'unknown';
  return { version: RELEASE, build: build.slice(0, 12) };
}

function stop(sentence: string): void {
  console.error(sentence);
  process.exit(1);
}

/**
 * Serves a site, in this process, until it is told to stop. Runs from the root of the repository, after a
 * build.
 */
export function serve(site: Site): void {
  // One unhandled rejection must not stop the site for every visitor.
  process.on('unhandledRejection', (error) =>
    log.error(errorFields(error), 'A promise was rejected without a handler'),
  );
  start(site).catch((error: unknown) => {
    if (isSettingError(error)) return stop(error.message);
    console.error(error);
    process.exit(1);
  });
}
