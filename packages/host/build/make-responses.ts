import { env, siteOrigin } from '@/lib/platform/env';
import { nextOf, renderer, type Handle } from '../serve/next-handler';
import { rulesOf } from '../serve/rules';
import { startNext } from '../serve/start-next';
import { cspSourcesOf } from '../serve/transform';
import type { Site } from '../site';
import { knownPaths, otherRoutes, type Languages } from './next-manifests';
import { writeResponses } from './write-responses';

/**
 * Asks Next once for every page and file of the build, and writes the responses. A step of a build, in a
 * process of its own, because Next runs in it, and its timers hold the process.
 * @param closed the paths of routes that are made for each request and whose names the build knows
 * @returns the paths that could not be made now, as {@link writeResponses}
 */
export async function makeResponses(
  site: Site,
  languages: Languages,
  closed: Readonly<Record<string, readonly string[]>>,
): Promise<string[]> {
  const app = await startNext();
  const leftOut = await writeResponses({
    known: knownPaths(languages),
    routes: otherRoutes(languages, closed),
    render: renderer(nextOf(app.getRequestHandler() as Handle), new URL(siteOrigin()).host),
    rules: rulesOf(site),
    cspSources: cspSourcesOf(env()),
  });
  await app.close();
  return leftOut;
}
