import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { POST_PAGES } from '@/lib/provider/post-pages';
import {
  fingerprint,
  isBuilt,
  removeFingerprint,
  writeFingerprint,
  BUILT_CONTENT,
  bundleServer,
} from '@/packages/host/builds';
import { COMPRESSING, isUncompressed } from '@/packages/host/commands.mjs';
import { withPageScript } from './page-script.mjs';
import { perform } from './perform';
import { ROOT } from '@/lib/platform/commands/root.mjs';
import { bin, run } from '@/lib/platform/commands/run.mjs';
import type { Settings } from '@/lib/platform/commands/settings';
import { Stop } from '@/lib/platform/commands/stop.mjs';
import { ENGLISH } from '@/lib/content/locale';

type Variables = Record<string, string | undefined>;

/** What is bundled: the server, and the threads of the site in its process. */
const BUNDLES = { main: 'server.ts', daily: 'lib/services/series/daily-thread.ts' };

/**
 * Checks the content, builds the site and the server in front of it, and stores the fingerprint of the
 * build.
 * @param variables set on top of our environment
 */
export async function build(settings: Settings, variables: Variables = {}): Promise<void> {
  await buildUncompressed(settings, variables);
  await compressBuild(ROOT);
}

async function buildUncompressed({ baked }: Settings, variables: Variables): Promise<void> {
  const environment = {
    ...variables,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // Next leaves one of so many cores idle, which on two halves the speed of rendering. Its setting for that is an
    // experiment, which each build would name.
    CIRCLE_NODE_TOTAL: String(availableParallelism() + 1),
  };
  const built = fingerprint(baked);
  removeFingerprint();
  // Types that a development server generated, perhaps for routes that are deleted since; `npm run types`
  // would check them and fail.
  rmSync(path.join(ROOT, '.next', 'dev', 'types'), { recursive: true, force: true });
  // Next removes everything in its folder but the cache.
  const content = path.join('.next', 'cache', 'content');
  rmSync(path.join(ROOT, content), { recursive: true, force: true });
  console.log('Checking the content.');
  let warnings = await perform(process.execPath, ['--import', 'tsx', 'scripts/check-content.ts', content], {
    variables: environment,
    problem: 'The content is not as it must be; the lines above name the place.',
  });
  console.log('Compiling, and rendering the pages.');
  warnings += await perform(bin('next'), ['build'], {
    variables: { ...environment, BUILD_STEP: 'pages' },
    problem: 'The build failed; its reason stands above.',
    // Nobody who starts a site reads a table of hundreds of pages.
    isHeld: true,
  });
  if (baked.provider) removePostPages(path.join(ROOT, '.next'));
  renameSync(path.join(ROOT, content), path.join(ROOT, BUILT_CONTENT));
  console.log('Writing the pages as visitors get them.');
  await bundleServer(BUNDLES, [withPageScript]);
  warnings += await perform(process.execPath, ['--import', 'tsx', 'scripts/make-responses.ts'], {
    variables: { ...environment, BUILD_STEP: 'responses' },
    problem: 'The responses could not be written; the reason stands above.',
  });
  // For e2e/warnings.spec.ts.
  writeFileSync(path.join(ROOT, '.next', 'warnings.txt'), warnings);
  writeFingerprint(built);
}

/**
 * Removes the pages that Next made without the posts of an upstream: Next renders a page without a file when
 * it is asked.
 */
export function removePostPages(buildDir: string): void {
  const folder = path.join(buildDir, 'server', 'app');
  // English pages are in the folder of their language, files beside it.
  for (const page of POST_PAGES.flatMap((each) => [
    path.join(folder, each),
    path.join(folder, ENGLISH, each),
  ]))
    for (const ending of ['.html', '.rsc', '.segments', '.body', '.meta'])
      rmSync(page + ending, { recursive: true, force: true });
}

/**
 * As {@link build}, unless the existing build has the same fingerprint.
 * @param options whether a build may wait for its compression until it is served: `compressLater` in compress-later.mjs
 */
export async function buildIfStale(
  settings: Settings,
  variables: Variables = {},
  { compressesLater = false } = {},
): Promise<void> {
  if (!isBuilt(fingerprint(settings.baked))) {
    console.log('Building the site; this takes two minutes.');
    await buildUncompressed(settings, variables);
  }
  if (!compressesLater) await compressBuild(ROOT);
}

/** Compresses the responses of the build in this folder, if a start has left that. */
export async function compressBuild(folder: string): Promise<void> {
  if (!isUncompressed(folder)) return;
  console.log('Compressing the pages.');
  const code = await run(process.execPath, COMPRESSING, {}, folder);
  if (code !== 0) throw new Stop('The pages could not be compressed; the reason stands above.');
}
