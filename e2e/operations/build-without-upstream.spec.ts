import { isEmbedded } from '@/lib/provider';
import { POST_PAGES } from '@/lib/provider/post-pages';
import { env } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import { ask } from '@/testing/servers/loopback';
import { referenceUpstream } from '@/testing/servers/reference-upstream';
import { expect, test } from '@/testing/browser/test';

/* A site that was built and started while its upstream was down: scripts/test-e2e.ts --mode upstream-down. */

const { PORT, PROVIDER_API_URL } = env();
const isUp = async () => {
  if (!PROVIDER_API_URL) return false;
  return fetch(PROVIDER_API_URL).then(
    () => true,
    () => false,
  );
};

test('pages with posts are made at the first request after the upstream is back', async () => {
  test.skip(isEmbedded() || (await isUp()), 'the build has its posts');
  const statuses = async () => {
    const results: [path: string, status: number][] = [];
    for (const path of POST_PAGES) results.push([path, (await ask(PORT, path)).status]);
    return results;
  };
  const all = (status: number) => POST_PAGES.map((path) => [path, status]);
  expect(await statuses()).toEqual(all(503));
  for (const path of [routes.home, routes.reports, routes.faqs])
    expect((await ask(PORT, path)).status).toBe(200);

  const upstream = await referenceUpstream({ port: Number(new URL(PROVIDER_API_URL ?? '').port) });
  try {
    await expect.poll(statuses).toEqual(all(200));
    for (const path of [routes.posts, '/llms.txt', routes.searchFile, routes.feed('posts', 'rss')])
      expect((await ask(PORT, path)).text, path).toContain('Upstream post 1');
  } finally {
    await upstream.close();
  }
});
