import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from 'playwright';

/** How long a page must request nothing to be idle; in milliseconds. */
const IDLE = 600;

/**
 * The copy of a page that React hydrates with: a script that the server makes of each page; see
 * packages/host/serve/pages.ts.
 */
const HYDRATION_DATA = '/_boot/';

type Kind = 'html' | 'css' | 'fonts' | 'scripts' | 'hydrationData' | 'data';

/** Counts what a page requests from now on. */
export function watchRequests(page: Page) {
  const loaded: { kind: Kind; bytes: Promise<number> }[] = [];
  let [pending, requestCount] = [0, 0];
  page.on('request', () => {
    pending += 1;
    requestCount += 1;
  });
  page.on('requestfailed', () => (pending -= 1));
  page.on('requestfinished', (request) => {
    pending -= 1;
    const kind = kindOf(request, page);
    if (kind) loaded.push({ kind, bytes: bytesOf(request) });
  });
  const sizesOf = (kinds: readonly Kind[]) =>
    Promise.all(loaded.filter(({ kind }) => kinds.includes(kind)).map(({ bytes }) => bytes));
  return {
    /** Waits until the page has requested nothing for a while. */
    idle: async () => {
      for (let before = -1; before !== requestCount || pending > 0;) {
        before = requestCount;
        await page.waitForTimeout(IDLE);
      }
    },
    /** The bytes of these kinds so far. */
    bytes: async (...kinds: Kind[]) => (await sizesOf(kinds)).reduce((sum, size) => sum + size, 0),
    /** How many files of this kind were transferred so far. */
    count: async (wanted: Kind) => (await sizesOf([wanted])).filter((size) => size > 0).length,
  };
}

/** The kind of what a page itself has requested; frames and pictures are not counted. */
function kindOf(request: Request, page: Page): Kind | null {
  const isOwn = request.frame() === page.mainFrame();
  switch (request.resourceType()) {
    case 'document':
      return isOwn ? 'html' : null;
    case 'stylesheet':
      return isOwn ? 'css' : null;
    // Those of a frame are the page's own, from the browser's cache.
    case 'font':
      return 'fonts';
    case 'script':
      return new URL(request.url()).pathname.startsWith(HYDRATION_DATA) ? 'hydrationData' : 'scripts';
    case 'fetch':
    case 'xhr':
      return request.method() === 'GET' ? 'data' : null;
    default:
      return null;
  }
}

/**
 * The size that is transferred: typefaces are compressed already, everything else is sent under brotli.
 * Nothing is transferred of what comes from the browser's cache.
 */
async function bytesOf(request: Request): Promise<number> {
  if ((await request.sizes()).responseBodySize <= 0) return 0;
  const body = await (await request.response())?.body().catch(() => undefined);
  if (!body) return 0;
  return request.resourceType() === 'font' ? body.length : compressed(body);
}

/** By text: pages share their files. */
const sizeByText = new Map<string, number>();

function compressed(body: Buffer): number {
  const text = body.toString('latin1');
  const size = sizeByText.get(text) ?? brotliCompressSync(body).length;
  sizeByText.set(text, size);
  return size;
}
