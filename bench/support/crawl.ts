export type Recorded = { status: number; headers: Headers; body: Buffer };
export type Write = (name: string, answer: Recorded) => void;

/** Addresses to which none of our pages links. */
const UNLINKED = ['/sitemap.xml', '/robots.txt', '/no-such-page', '/blogs/no-such-post', '/v/no-such-code'];

/** Excluded: Next's own files, and handlers that accept only forms or need a session. */
const LEFT_OUT = /^\/(?:_next\/|_boot\/|api\/)/;

/** Answers of analyses link to others without end, by links that crawlers are asked not to follow. */
const ANSWER = /^(?:\/[a-z]{2})?\/analysis\/[^/]+\/./;
const NOT_FOLLOWED = /<a\b[^>]*\brel="nofollow"[^>]*>/g;

/** Attributes that contain an address; React writes their values in double quotes. */
const LINK = /\b(?:(?:href|src|data)="|content="(?=http))([^"]+)"|<loc>([^<]+)<\/loc>/gi;

/**
 * Requests everything that links, frames, images and metadata reach from the sitemap and the home page.
 * @param origin where the site listens; its pages use SITE_URL in their addresses
 */
export async function crawl(origin: string, write: Write): Promise<void> {
  const addresses = new Set(UNLINKED);
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const site = new URL(/<loc>([^<]+)/.exec(sitemap)?.[1] ?? '');
  for (const address of addresses) {
    const response = await fetch(origin + address, { redirect: 'manual' });
    const body = Buffer.from(await response.arrayBuffer());
    write(address, { status: response.status, headers: response.headers, body });
    if (!/html|xml/.test(response.headers.get('content-type') ?? '')) continue;
    const text = ANSWER.test(address) ? body.toString().replace(NOT_FOLLOWED, '') : body.toString();
    for (const [, attribute = '', loc = attribute] of text.matchAll(LINK)) {
      const link = loc.replaceAll('&amp;', '&');
      if (!URL.canParse(link, site.origin + address)) continue;
      const linked = new URL(link, site.origin + address);
      if (linked.origin === site.origin && !LEFT_OUT.test(linked.pathname))
        addresses.add(linked.pathname + linked.search);
    }
  }
}
