import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@/lib/platform/commands/root.mjs';
import { bin, run } from '@/lib/platform/commands/run.mjs';
import { serve, type Server } from './site';

const { version } = JSON.parse(readFileSync(path.join(ROOT, 'node_modules/next/package.json'), 'utf8')) as {
  version: string;
};

/**
 * In the folder of the site's build, whose cache a build preserves, and inside the repository, so that Next
 * finds its packages. Next also finds our middleware there; that runs on the server and does not change any
 * script.
 */
const APP = path.join(ROOT, '.next', 'cache', `empty-app-${version}`);

/** The files of a minimal Next app. */
const FILES = {
  'package.json': '{ "private": true }',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(ROOT)} } };`,
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/page.jsx': 'export default function Page() { return <h1>Empty</h1>; }',
};

/** Serves an app whose page loads what every page of this version of Next loads. It is built once per version. */
export async function serveEmptyApp(): Promise<Server> {
  if (!existsSync(path.join(APP, '.next', 'BUILD_ID'))) await build();
  return serve([bin('next'), 'start'], APP);
}

async function build(): Promise<void> {
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(APP, file)), { recursive: true });
    writeFileSync(path.join(APP, file), content);
  }
  const code = await run(bin('next'), ['build', APP], {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  if (code !== 0) throw new Error('The empty app could not be built.');
}
