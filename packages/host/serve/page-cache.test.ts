import fc from 'fast-check';
import { DAY, MINUTE, SECOND } from '@/lib/platform/clock';
import { log } from '@/lib/platform/log';
import { PageCache, PageUnavailable } from './page-cache';
import type { Rendered } from './next-handler';

let now = 0;
const warned = jest.spyOn(log, 'warn').mockImplementation();
beforeEach(() => {
  now = Date.parse('2026-01-05T09:00:00Z');
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  warned.mockClear();
});

/** A page as Next gives it; each is another text. */
const page = (cacheControl: string, more: Partial<Rendered> = {}): Rendered => ({
  status: 200,
  headers: { 'cache-control': cacheControl, ...more.headers },
  body: more.body ?? Buffer.from('page'),
  ...('status' in more && { status: more.status ?? 0 }),
});

const ISR = 's-maxage=60, stale-while-revalidate=600';
const STATIC = 's-maxage=31536000';

/** A cache before something that renders as the test says. What it keeps is how many times that was asked. */
function cacheOf(
  answer: (path: string) => Rendered | Promise<Rendered>,
  maxBytes = 1_000_000,
  freshFor?: (path: string) => number | undefined,
) {
  const render = jest.fn(async (path: string) => answer(path));
  const recompress = jest.fn(async (_path: string) => {});
  const cache = new PageCache({
    render,
    prepare: async (path, { body }) => ({
      body,
      size: body.length,
      made: render.mock.calls.length,
      recompress: () => recompress(path),
    }),
    maxBytes,
    freshFor,
  });
  return { cache, render, recompress, made: async (path = '/') => (await cache.get(path)).made };
}

/** Lets what runs in the background finish. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the freshness of a page', () => {
  it('without a request to Next while it is fresh', async () => {
    const { made, render } = cacheOf(() => page(ISR));
    await made();
    now += 59 * SECOND;
    expect(await made()).toBe(1);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('a stale copy is sent while a new one is rendered, which the next request gets', async () => {
    const { made } = cacheOf(() => page(ISR));
    await made();
    now += 61 * SECOND;
    expect(await made()).toBe(1);
    await settled();
    expect(await made()).toBe(2);
  });

  it.each([
    ['none is allowed', STATIC, 365 * DAY + SECOND],
    ['the time for it is over', ISR, 11 * MINUTE + SECOND],
    ['it is for errors only', 's-maxage=60, stale-if-error=600', 61 * SECOND],
  ])('no stale copy is sent if %s', async (_, cacheControl, later) => {
    const { cache, made } = cacheOf(() => page(cacheControl));
    await made();
    now += later;
    expect(cache.ready('/')).toBeUndefined();
    expect(await made()).toBe(2);
  });

  it('a page that Next marks as stale is requested again after two seconds', async () => {
    const { made } = cacheOf(() => page(STATIC, { headers: { 'x-nextjs-cache': 'STALE' } }));
    await made();
    now += SECOND;
    expect(await made()).toBe(1);
    now += SECOND;
    expect(await made()).toBe(1);
    await settled();
    expect(await made()).toBe(2);
  });

  it.each([
    'private, no-cache, no-store, max-age=0, must-revalidate',
    'private, max-age=600',
    'no-store',
    'no-cache',
    'max-age=0',
    'public, max-age=0, must-revalidate',
    's-maxage=0, max-age=600',
    '',
  ])('%j is not cached', async (cacheControl) => {
    const { cache, made } = cacheOf(() => page(cacheControl));
    expect(await made()).toBe(1);
    expect(cache.ready('/')).toBeUndefined();
    expect(await made()).toBe(2);
    expect(cache.size).toBe(0);
  });

  it('a response that varies by everything, or sets a cookie, is not cached either', async () => {
    for (const [name, value] of [
      ['vary', '*'],
      ['set-cookie', 'visitor=7'],
    ] as const) {
      const { made } = cacheOf(() => page(STATIC, { headers: { [name]: value } }));
      await made();
      expect(await made()).toBe(2);
    }
  });

  it('a prerendered page is cached as long as the build says, though browsers revalidate each time', async () => {
    const seconds: Record<string, number> = { '/robots.txt': Infinity, '/sitemap.xml': 3600 };
    const { made } = cacheOf(
      () => page('public, max-age=0, must-revalidate'),
      undefined,
      (path) => seconds[path],
    );
    expect([await made('/robots.txt'), await made('/sitemap.xml')]).toEqual([1, 2]);
    now += 365 * DAY;
    expect(await made('/robots.txt')).toBe(1);
    expect(await made('/sitemap.xml')).toBe(3);
    now += 61 * MINUTE;
    expect(await made('/sitemap.xml')).toBe(3);
    await settled();
    expect(await made('/sitemap.xml')).toBe(4);
  });

  it('a 404 or a private page is not cached, whatever the build says', async () => {
    for (const more of [{ status: 404 }, { headers: { 'set-cookie': 'a=b' } }]) {
      const { made } = cacheOf(
        () => page('no-store', more),
        undefined,
        () => Infinity,
      );
      await made();
      expect(await made()).toBe(2);
    }
  });

  it('a page that may no longer be cached is removed', async () => {
    let cacheControl = ISR;
    const { cache, made } = cacheOf(() => page(cacheControl));
    await made();
    cacheControl = 'no-store';
    now += DAY;
    await made();
    expect(cache.size).toBe(0);
  });
});

describe('the number of renders of a page', () => {
  it('is one for two hundred simultaneous requests, and none for later ones', async () => {
    const { cache, render } = cacheOf(async () => {
      await settled();
      return page(ISR);
    });
    const all = await Promise.all(Array.from({ length: 200 }, () => cache.get('/')));
    expect(new Set(all).size).toBe(1);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('is one for a revalidation too', async () => {
    const { cache, made, render } = cacheOf(() => page(ISR));
    await made();
    now += 2 * MINUTE;
    for (let i = 0; i < 200; i += 1) cache.ready('/');
    await settled();
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is one more after a failed render', async () => {
    let isDown = true;
    const { made } = cacheOf(() => page(ISR, { status: isDown ? 500 : 200 }));
    await expect(made()).rejects.toThrow(PageUnavailable);
    isDown = false;
    expect(await made()).toBe(2);
  });
});

describe('a page that cannot be rendered', () => {
  const failures: [string, () => Rendered][] = [
    ['answers 500', () => page('no-store', { status: 500 })],
    ['answers 503 that may be kept', () => page(STATIC, { status: 503 })],
    [
      'throws',
      () => {
        throw new Error('secret of row 7');
      },
    ],
  ];

  it.each(failures)('is replaced by the last copy for a day: Next %s', async (_, fail) => {
    let isDown = false;
    const { made } = cacheOf(() => (isDown ? fail() : page('s-maxage=60')));
    await made();
    isDown = true;
    now += MINUTE + DAY;
    expect(await made()).toBe(1);
    now += 1;
    await expect(made()).rejects.toThrow();
  });

  it('is logged without the text of the error, and requested again', async () => {
    let isDown = false;
    const { made, render } = cacheOf(() => {
      if (isDown) throw new Error('secret of row 7');
      return page(ISR);
    });
    await made();
    isDown = true;
    now += 2 * MINUTE;
    expect(await made()).toBe(1);
    await settled();
    expect(warned).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(warned.mock.calls)).not.toContain('secret');
    isDown = false;
    // For two seconds nobody tries again, however many ask.
    expect(await made()).toBe(1);
    expect(render).toHaveBeenCalledTimes(2);
    now += 2 * SECOND;
    await made();
    await settled();
    expect(await made()).toBe(3);
  });

  it('is marked, once, as a copy that is old', async () => {
    let isDown = false;
    const outdated = jest.fn(async (last: { words: string }) => ({ ...last, words: 'old page' }));
    const cache = new PageCache({
      render: async () => page(STATIC, { status: isDown ? 500 : 200 }),
      prepare: async () => ({ words: 'page', size: 1, recompress: async () => undefined }),
      outdated: async (last) => ({ ...last, ...(await outdated(last)) }),
      maxBytes: 1_000,
    });
    const words = async () => (await cache.get('/')).words;
    expect(await words()).toBe('page');
    isDown = true;
    cache.expire();
    for (let i = 0; i < 3; i += 1) expect(await words()).toBe('old page');
    expect(outdated).toHaveBeenCalledTimes(1);
    isDown = false;
    now += 2 * SECOND;
    expect(await words()).toBe('page');
  });

  it.each(failures)('without a copy is unavailable, and nothing is cached: Next %s', async (_, fail) => {
    const { cache, made } = cacheOf(fail);
    await expect(made()).rejects.toThrow();
    expect(cache.size).toBe(0);
  });
});

describe('expire()', () => {
  it('makes every page be rendered at its next request', async () => {
    const { cache, made } = cacheOf(() => page(STATIC));
    await made();
    cache.expire();
    expect(cache.ready('/')).toBeUndefined();
    expect(await made()).toBe(2);
    expect(await made()).toBe(2);
  });

  it('may be of some paths only; the rest stays in memory', async () => {
    const { cache, made } = cacheOf(() => page(STATIC));
    await made('/page');
    await made('/file.csv');
    cache.expire((path) => path === '/page');
    expect(await made('/file.csv')).toBe(2);
    expect(await made('/page')).toBe(3);
  });

  it('does not delete the copies that replace failed renders', async () => {
    let isDown = false;
    const { cache, made } = cacheOf(() => page(STATIC, { status: isDown ? 500 : 200 }));
    await made();
    isDown = true;
    cache.expire();
    expect(await made()).toBe(1);
    isDown = false;
    now += 2 * SECOND;
    expect(await made()).toBe(3);
  });

  it('applies to a render that is in progress', async () => {
    const waiting: (() => void)[] = [];
    const { cache, made } = cacheOf(async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return page(STATIC);
    });
    const before = made();
    await settled();
    cache.expire();
    const after = made();
    await settled();
    waiting.splice(0).forEach((go) => go());
    await before;
    expect(await after).toBe(2);
    expect(await made()).toBe(2);
  });
});

describe('what the build made', () => {
  const LAST = Date.parse('2026-01-06T09:00:00Z');

  /** A cache with a page of the build at every path, which is number 0. */
  function cacheOfBuild(isFinal: boolean, answer = () => page(STATIC)) {
    const render = jest.fn(async () => answer());
    const wrap = (made: number) => ({ made, size: 1, recompress: async () => undefined });
    const cache = new PageCache({
      render,
      prepare: async () => wrap(render.mock.calls.length),
      built: async () => ({ value: wrap(0), isFinal, lastUntil: LAST }),
      maxBytes: 1_000,
    });
    return { cache, made: async () => (await cache.get('/')).made };
  }

  it('is in memory after its first request if nothing but a build changes it, until all pages are stale', async () => {
    const { cache, made } = cacheOfBuild(true);
    expect(await made()).toBe(0);
    expect(cache.ready('/')?.made).toBe(0);
    now += 365 * DAY;
    expect(await made()).toBe(0);
    cache.expire();
    expect(cache.ready('/')).toBeUndefined();
    expect(await made()).toBe(1);
  });

  it('is rendered again if it was first asked for after that', async () => {
    const { cache, made } = cacheOfBuild(true);
    cache.expire();
    expect(await made()).toBe(1);
  });

  it('only replaces a page that cannot be rendered if it changes between builds, for a day', async () => {
    let isDown = true;
    const { cache, made } = cacheOfBuild(false, () => page(STATIC, { status: isDown ? 500 : 200 }));
    expect(cache.ready('/')).toBeUndefined();
    expect(await made()).toBe(0);
    now = LAST + 1;
    await expect(made()).rejects.toThrow(PageUnavailable);
    isDown = false;
    expect(await made()).toBe(3);
  });
});

describe('memory', () => {
  it('is limited for any pages, and the last used ones stay', async () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 1_500 }), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(sizes, async (bytes) => {
        const { cache } = cacheOf((path) => page(STATIC, { body: Buffer.alloc(Number(path)) }), 5_000);
        for (const size of bytes) {
          await cache.get(String(size));
          expect(cache.size).toBeLessThanOrEqual(5_000);
          expect(cache.ready(String(size))).toBeDefined();
        }
      }),
      { numRuns: 30 },
    );
  });

  it('a page larger than the limit is sent and not cached', async () => {
    const { cache, made } = cacheOf(() => page(STATIC, { body: Buffer.alloc(2_000) }), 1_000);
    expect(await made()).toBe(1);
    expect(cache.ready('/')).toBeUndefined();
  });

  it('a page is recompressed once, and one that cannot be stays as it is', async () => {
    const { made, recompress } = cacheOf(() => page(STATIC));
    recompress.mockRejectedValueOnce(new Error('no memory'));
    await made('/a');
    await made('/b');
    await settled();
    expect(recompress).toHaveBeenCalledTimes(2);
    expect(warned).toHaveBeenCalledTimes(1);
    expect(await made('/a')).toBe(1);
  });

  it('one page is recompressed at a time, the newest first', async () => {
    const { cache, recompress } = cacheOf(() => page(STATIC));
    let first = () => {};
    recompress.mockImplementationOnce(() => new Promise((resolve) => (first = resolve)));
    for (const path of ['/a', '/b', '/c']) await cache.get(path);
    await settled();
    expect(recompress.mock.calls).toEqual([['/a']]);
    first();
    await settled();
    expect(recompress.mock.calls).toEqual([['/a'], ['/c'], ['/b']]);
  });
});
