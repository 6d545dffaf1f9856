// A step of a build, in a process of its own, because Next runs in it: asks Next once for every page and file of the
// build, and writes the responses.
import { env, siteOrigin } from '@/lib/platform/env';
import { site } from '@/host.config';
import { closedPaths } from '@/lib/texts/publication/closed-paths';
import { nextOf, renderer, type Handle } from '@/packages/host/serve/next-handler';
import { rulesOf } from '@/packages/host/serve/rules';
import { startNext } from '@/packages/host/serve/start-next';
import { cspSourcesOf } from '@/packages/host/serve/transform';
import { knownPaths, otherRoutes } from './steps/next-manifests';
import { writeResponses } from './steps/write-responses';

async function makeResponses(): Promise<void> {
  const app = await startNext();
  const leftOut = await writeResponses({
    known: knownPaths(),
    routes: otherRoutes(closedPaths()),
    render: renderer(nextOf(app.getRequestHandler() as Handle), new URL(siteOrigin()).host),
    rules: rulesOf(site),
    cspSources: cspSourcesOf(env()),
  });
  if (leftOut.length > 0)
    console.log(
      `The provider could not be reached: ${leftOut.join(', ')} will be made at their first request.`,
    );
  await app.close();
}

makeResponses().then(
  // Next's own timers would hold the process.
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
