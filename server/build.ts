// The last step of a build: asks Next once for all that the build has made, and writes the responses.
import next from 'next';
import { env, siteOrigin } from '@/lib/platform/env';
import { closedPaths } from '@/lib/research/publication/closed-paths';
import { knownPaths, otherRoutes } from './next-manifests';
import { renderer, type Handle } from './render';
import { cspSourcesOf } from './transform';
import { writeResponses } from './write-responses';

async function build(): Promise<void> {
  const app = next({ dev: false });
  await app.prepare();
  const render = renderer(app.getRequestHandler() as Handle, new URL(siteOrigin()).host);
  await writeResponses({
    known: knownPaths(),
    routes: otherRoutes(closedPaths()),
    render,
    cspSources: cspSourcesOf(env()),
  });
  await app.close();
}

// Next's own timers would hold the process.
void build().then(() => process.exit(0));
