import { env, siteOrigin } from '@/lib/platform/env';
import { EVERY } from './routes';
import { ask } from '@/testing/servers/loopback';
import { attributeOf, isFollowed, knownPage } from '@/testing/pages/sent-page';
import { expect, test } from '@/testing/browser/test';

const LINKING = 'a[href], link[href], iframe[src], img[src], source[srcset]';

/**
 * The absolute addresses of links and resources on a page, without links that are not to be followed: each analysis would be
 * worked out, and lib/research/analysis/offers.test.ts asks for those that pages offer.
 */
async function linksOf(path: string): Promise<Set<string>> {
  const { document, address } = await knownPage(path);
  const written = document
    .querySelectorAll(LINKING)
    .filter(isFollowed)
    .map((one) => attributeOf(one, 'href') ?? attributeOf(one, 'src') ?? attributeOf(one, 'srcset') ?? '');
  return new Set(written.map((href) => new URL(href.split(' ')[0] ?? '', address).href));
}

const statuses = new Map<string, Promise<number>>();

/** The status of an address of this site, requested once per worker. */
function statusOf(target: string): Promise<number> {
  const status = statuses.get(target) ?? ask(env().PORT, target).then((answer) => answer.status);
  statuses.set(target, status);
  return status;
}

async function idsOf(path: string): Promise<(string | null)[]> {
  const { document } = await knownPage(path);
  return document.querySelectorAll('[id]').map((element) => attributeOf(element, 'id'));
}

for (const path of EVERY) {
  test(`every link of ${path} leads somewhere: pages answer, fragments exist`, async () => {
    const broken: string[] = [];
    const links = await linksOf(path);
    expect(links.size).toBeGreaterThan(10);
    for (const link of links) {
      const { origin, pathname, search, hash } = new URL(link);
      if (origin !== siteOrigin()) continue;
      const target = pathname + search;
      const status = await statusOf(target);
      if (status !== 200) broken.push(`${target}: ${status}`);
      else if (hash && !(await idsOf(target)).includes(decodeURIComponent(hash.slice(1))))
        broken.push(`${target}${hash}: no such place`);
    }
    expect(broken).toEqual([]);
  });

  test(`links of ${path} that leave the site are https and open no way back`, async () => {
    const { document } = await knownPage(path);
    const wrong = document.querySelectorAll('a[href]').flatMap((link) => {
      const href = attributeOf(link, 'href') ?? '';
      if (/^[/#]/.test(href)) return [];
      const isSafe =
        attributeOf(link, 'target') !== '_blank' || attributeOf(link, 'rel')?.includes('noopener');
      return /^(?:https|mailto|tel):/.test(href) && isSafe ? [] : [href];
    });
    expect(wrong).toEqual([]);
  });
}
