import { updates } from '@samvit/research';

/** A link of a page, as its source has it. */
const LINK = /href\s*=\s*["']([^"']+)["']/gi;

/**
 * The address on a publisher's page that is like the one given, in which `{any}` stands for one part of the
 * path that the publisher changes.
 * @param like https, with its host: a link to another is none
 * @throws SupplyProblem when the page has no such link, or several
 */
export function linkedAddress(page: string, { url, like }: { url: string; like: string }): string {
  const pattern = new RegExp(`^${like.split('{any}').map(escaped).join('[^/?#]+')}$`);
  const links = [...page.matchAll(LINK)].map(([, link = '']) => link.replaceAll('&amp;', '&').trim());
  const [address, ...moreAddresses] = new Set(links.filter((link) => pattern.test(link)));
  if (address === undefined)
    throw new updates.SupplyProblem(
      url,
      null,
      `The page has no link to ${like}: the publisher has moved the file; write the new address into ` +
        'its file of content/supply',
    );
  if (moreAddresses.length > 0)
    throw new updates.SupplyProblem(url, null, `The page has several links to ${like}`);
  return address;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
