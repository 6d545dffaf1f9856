import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { env } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import { ask, closeAll } from '@/testing/servers/loopback';
import { SITE_LOG } from '@/testing/site/site-log';
import { expect, test } from '@/testing/browser/test';

test.afterEach(closeAll);

const { PORT } = env();
const GOLD = 'growth/gold-inr-10g/2006-06..2026-06';
const WITHHELD = 'growth/nvidia-close/2020-01..2026-01';
const REFUSED = 'growth/india-10y/10y';
const { analysisAnswer: page, analysisFile: file, analysisChart: chart, analysisPicture: picture } = routes;

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const posted = (fields: Record<string, string>) => ({
  method: 'POST',
  headers: FORM,
  body: new URLSearchParams(fields).toString(),
});

test.describe('what is wrong with an address', () => {
  const WRONG: [
    what: string,
    path: string,
    /** The picture of link previews has that of the chart. */
    statuses: [page: number, json: number, csv: number, svg: number],
  ][] = [
    ['nothing', GOLD, [200, 200, 200, 200]],
    ['an unknown series', 'growth/no-such-series/10y', [404, 404, 404, 404]],
    ['an unknown measure', 'wealth/gold-inr-10g/10y', [404, 404, 404, 404]],
    ['a window that is none', 'growth/gold-inr-10g/soon', [404, 404, 404, 404]],
    ['an option that is none', 'growth/gold-inr-10g/10y/tax-30', [404, 404, 404, 404]],
    ['a name of JavaScript', 'constructor/__proto__/toString', [404, 404, 404, 404]],
    ['5,000 characters', `growth/gold-inr-10g/${'1'.repeat(5_000)}y`, [404, 404, 404, 404]],
    ['many series', `growth/${'gold-inr-10g~'.repeat(20)}x/10y`, [404, 404, 404, 404]],
    ['a null byte', 'growth/gold-inr-10g/%00', [404, 404, 404, 404]],
    ['an encoded slash', 'growth/gold-inr-10g/..%2f..%2fetc', [404, 404, 404, 404]],
    ['a broken encoding', 'growth/gold-inr-10g/%E0%A4%A', [404, 404, 404, 404]],
    ['growth of a rate', REFUSED, [200, 422, 422, 422]],
    ['a window in 2030', 'growth/gold-inr-10g/2029-01..2030-01', [200, 422, 422, 422]],
    ['a window that is reversed', 'growth/gold-inr-10g/2020-01..2010-01', [200, 422, 422, 422]],
    ['a window longer than the data', 'growth/gold-inr-10g/900y', [200, 200, 200, 200]],
    ['too short a window', 'volatility/gold-inr-10g/3m', [200, 422, 422, 422]],
    ['no periods that both have', 'correlation/mmr-price~wipro-close/all', [200, 422, 422, 422]],
    ['values that may not be passed on', WITHHELD, [200, 200, 422, 200]],
  ];
  for (const [what, path, expected] of WRONG)
    test(what, async () => {
      const results: number[] = [];
      for (const address of [page(path), file(path, 'json'), file(path, 'csv'), chart(path)]) {
        const { status, headers, text } = await ask(PORT, address);
        results.push(status);
        if (status === 422) expect(text.trim().length).toBeGreaterThan(20);
        if (status === 200) expect(headers['x-robots-tag']).toBe('noindex, nofollow');
      }
      expect(results).toEqual(expected);
      expect((await ask(PORT, picture(path))).status).toBe(expected[3]);
    });
});

test('an answer is kept five minutes, its files are open to other sites, other spellings lead to it', async () => {
  const answer = await ask(PORT, page(GOLD));
  expect(answer.headers['cache-control']).toBe('public, max-age=300');
  // What Next's router asks for is for no cache: one that ignores Vary would give it to a reader in place of the page.
  for (const address of [page(GOLD), `${page(GOLD)}?_rsc=1`]) {
    const { headers } = await ask(PORT, address, { headers: { RSC: '1' } });
    expect(String(headers['cache-control'])).not.toMatch(/public/);
  }
  expect(answer.headers['x-frame-options']).toBe('DENY');
  for (const address of [file(GOLD, 'json'), file(GOLD, 'csv'), chart(GOLD), picture(GOLD)]) {
    const { headers } = await ask(PORT, address);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=300',
    });
  }
  const known = await ask(PORT, page(GOLD), { headers: { 'If-None-Match': String(answer.headers.etag) } });
  expect(known.status).toBe(304);
  for (const [path, one] of [
    ['volatility/silver-usd-oz~gold-usd-oz/10y', 'volatility/gold-usd-oz~silver-usd-oz/10y'],
    ['growth/gold-inr-10g~gold-inr-10g/10y/', 'growth/gold-inr-10g/10y'],
  ] as const) {
    const { status, headers } = await ask(PORT, page(path));
    expect([status, headers.location]).toEqual([308, page(one)]);
  }
  expect((await ask(PORT, page(GOLD), posted({ q: 'gold' }))).status).toBe(405);
});

test('a form leads to its answer; others are told so uncached; typed words are in no address or log', async () => {
  const typed = 'zzkrwxq mhtpvb';
  const chosen = await ask(PORT, `${routes.analysisAsk}?measure=growth&a=gold-inr-10g&window=20y`);
  expect([chosen.status, chosen.headers.location]).toEqual([303, page('growth/gold-inr-10g/20y')]);
  expect(chosen.headers['cache-control']).toBe('no-store');
  const inWords = await ask(PORT, routes.analysisAsk, posted({ q: 'सोना '.repeat(1_000) }));
  expect([inWords.status, inWords.headers.location]).toEqual([303, page('growth/gold-inr-10g/10y')]);
  const addresses = [
    await ask(PORT, routes.analysisAsk, posted({ q: 'HDFC return in 5 years' })),
    await ask(PORT, routes.analysisAsk, posted({ q: 'gold growth 10 years physical please' })),
    await ask(PORT, routes.analysisAsk, posted({ q: typed })),
    await ask(PORT, routes.analysisAsk, posted({ q: '<script>alert(1)</script>' })),
    await ask(PORT, routes.analysisAsk, posted({ q: 'ज़रूर '.repeat(1_000) })),
    await ask(PORT, routes.analysisAsk, posted({ measure: 'growth', a: 'no-such-series', window: '10y' })),
    await ask(PORT, `${routes.analysisAsk}?measure=growth&a=gold-inr-10g&window=between&from=x&to=%00`),
  ];
  for (const { status, headers, text } of addresses) {
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'strict-origin',
      'content-type': expect.stringContaining('text/html'),
    });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('location');
    expect(text).toContain('id="answer-sentence"');
    // Its scripts have the nonce of the policy that is sent with it.
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
    expect(text).toContain(`nonce="${nonce}"`);
    expect(text).not.toContain('<script>alert');
  }
  const personal = await ask(PORT, routes.analysisAsk, posted({ q: 'My PAN is ABCDE1234F, how much gold' }));
  expect([personal.status, personal.text.includes('ABCDE1234F')]).toEqual([200, false]);
  expect((await ask(PORT, routes.analysisReading)).status).toBe(404);
  expect(await readFile(SITE_LOG, 'utf8')).not.toContain(typed.split(' ')[0]);
});

test('questions that are too long, or no form, are refused', async () => {
  for (const [headers, body, status] of [
    [FORM, `q=${'x'.repeat(70_000)}`, 413],
    [{ 'Content-Type': 'text/plain' }, 'q=gold', 415],
    [{ 'Content-Type': 'application/json' }, '[', 400],
  ] as const)
    expect((await ask(PORT, routes.analysisAsk, { method: 'POST', headers, body })).status).toBe(status);
});

test('a hundred answers store no file', async () => {
  const countFiles = () =>
    ['.next/server', '.next/responses'].map((dir) => readdirSync(dir, { recursive: true }).length);
  const before = countFiles();
  for (let i = 0; i < 25; i += 1)
    for (const path of [`lumpsum/gold-inr-10g/5y/amount-${7_000 + i}`, `growth/no-such-${i}/5y`]) {
      const { status } = await ask(PORT, page(path));
      expect([path, status]).toEqual([path, path.startsWith('lumpsum') ? 200 : 404]);
      await ask(PORT, file(path, 'json'));
      await ask(PORT, picture(path));
    }
  expect(countFiles()).toEqual(before);
});
