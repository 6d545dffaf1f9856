import { siteOrigin } from '@/lib/env';
import { ALL } from './routes';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test('every link leads somewhere: pages answer, fragments exist', async ({ page, request }) => {
  test.setTimeout(120_000);
  const ids = new Map<string, string[]>();
  const links = new Map<string, string>();
  for (const path of ALL) {
    await page.goto(path);
    ids.set(path, await page.locator('[id]').evaluateAll((all) => all.map((element) => element.id)));
    const hrefs = await page
      .locator('a[href], link[href], iframe[src], img[src], source[srcset]')
      .evaluateAll((all) =>
        all.map(
          (one) => one.getAttribute('href') ?? one.getAttribute('src') ?? one.getAttribute('srcset') ?? '',
        ),
      );
    for (const href of hrefs) links.set(new URL(href.split(' ')[0] ?? '', page.url()).href, path);
  }

  const broken: string[] = [];
  const answers = new Map<string, number>();
  for (const [link, from] of links) {
    const { origin, pathname, search, hash } = new URL(link);
    if (origin !== siteOrigin()) continue;
    const target = pathname + search;
    if (!answers.has(target)) answers.set(target, (await request.get(target)).status());
    if (answers.get(target) !== 200) broken.push(`${from} -> ${target}: ${answers.get(target)}`);
    else if (hash && !ids.get(pathname)?.includes(decodeURIComponent(hash.slice(1))))
      broken.push(`${from} -> ${target}${hash}: no such place`);
  }
  expect(broken).toEqual([]);
});

test('links that leave the site are https and open no way back', async ({ page }) => {
  const wrong: string[] = [];
  for (const path of ALL) {
    await page.goto(path);
    const leaving = await page.locator('a[href]:not([href^="/"]):not([href^="#"])').evaluateAll((all) =>
      all.map((one) => ({
        href: one.getAttribute('href') ?? '',
        target: one.getAttribute('target'),
        rel: one.getAttribute('rel') ?? '',
      })),
    );
    for (const { href, target, rel } of leaving) {
      if (!/^(https|mailto|tel):/.test(href)) wrong.push(`${path} -> ${href}`);
      if (target === '_blank' && !rel.includes('noopener')) wrong.push(`${path} -> ${href}: rel="${rel}"`);
    }
  }
  expect(wrong).toEqual([]);
});
