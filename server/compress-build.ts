// A step of the build: compresses the pages, scripts and styles that were built. A server then sends their
// best compression from its first answer on; to make it at each start took half a minute of a processor.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readBuildRoutes } from './build-routes';
import { compressForServer } from './cache/compressed-texts';
import { withoutScripts } from './pages';

const PAGES = path.join('.next', 'server', 'app');
const PAGE_SCRIPT = path.join(PAGES, 'page-script');
const STATIC = path.join('.next', 'static');

function* builtTexts(): Generator<string | Buffer> {
  for (const page of readBuildRoutes().pages) {
    const file = path.join(PAGES, `${page === '/' ? 'index' : page}.html`);
    // A page that needs a provider which could not be reached is made at its first request.
    if (!existsSync(file)) continue;
    const { html, boot } = withoutScripts(page, readFileSync(file, 'utf8'));
    yield html;
    if (boot !== '') yield boot;
  }
  for (const file of readdirSync(STATIC, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:css|js)$/.test(file)) yield readFileSync(path.join(STATIC, file));
  for (const file of readdirSync(PAGE_SCRIPT))
    if (file.endsWith('.body')) yield readFileSync(path.join(PAGE_SCRIPT, file));
}

void Promise.all([...builtTexts()].map((text) => compressForServer(Buffer.from(text))));
