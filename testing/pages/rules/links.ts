import { redirects } from '@/lib/content/redirects';
import { siteOrigin } from '@/lib/platform/env';
import type { BuiltPage, BuiltSite } from '../built-site';
import { attributeOf } from '../sent-page';
import type { PageRule } from './rule';

/** Fewer links than the frame of a page has are no page. */
const LEAST_LINKS = 10;

/** Every link and resource leads somewhere: pages answer, places in them exist. */
export const leadsSomewhere: PageRule = (page, site) => {
  const targets = targetsOf(page);
  const broken = [...targets].flatMap((link) => problemOf(link, site, isOlderVersion(page)));
  return targets.size > LEAST_LINKS ? broken : [...broken, `has only ${targets.size} links`];
};

/** The absolute addresses of links and resources. */
function targetsOf({ document, address }: BuiltPage): Set<string> {
  const addresses = document
    .querySelectorAll('a[href], link[href], script[src], iframe[src], img[src], source[srcset]')
    .flatMap(
      (one) => attributeOf(one, 'href') ?? attributeOf(one, 'src') ?? candidates(attributeOf(one, 'srcset')),
    );
  return new Set(
    addresses.filter((href) => URL.canParse(href, address)).map((href) => new URL(href, address).href),
  );
}

const candidates = (srcset: string | null) =>
  (srcset ?? '').split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '');

/** Its text stays as it was, and so may link to an address that leads elsewhere by now. */
const isOlderVersion = ({ path }: BuiltPage) => /^\/reports\/[^/]+\/v\//.test(path);

function problemOf(link: string, { pages, responses, isKnown }: BuiltSite, isOld: boolean): string[] {
  const { origin, pathname: linked, hash } = new URL(link);
  if (origin !== siteOrigin()) return [];
  const pathname = (isOld && redirects().get(linked)) || linked;
  const response = responses.get(pathname);
  if (response ? response.status !== 200 : !isKnown(pathname)) return [`${pathname} leads nowhere`];
  const ids = pages.get(pathname)?.outline.ids;
  return hash && ids && !ids.has(decodeURIComponent(hash.slice(1))) ? [`${pathname}${hash} is no place`] : [];
}

/** Links that leave the site are https and open no way back. */
export const leavesSafely: PageRule = ({ document }) =>
  document.querySelectorAll('a[href]').flatMap((link) => {
    const href = attributeOf(link, 'href') ?? '';
    if (/^[/#]/.test(href)) return [];
    const isSafe = attributeOf(link, 'target') !== '_blank' || attributeOf(link, 'rel')?.includes('noopener');
    return /^(?:https|mailto|tel):/.test(href) && isSafe ? [] : [`${href} is no safe link`];
  });

/** The scripts that were taken from a page stand at the address that it names. */
export const namesItsScripts: PageRule = ({ document, scripts }) => {
  const bootName = attributeOf(document.querySelector('script[data-boot]'), 'data-boot') ?? undefined;
  return bootName === scripts ? [] : [`has its scripts at ${scripts} and names ${bootName}`];
};
