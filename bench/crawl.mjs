/** @typedef {{ status: number, headers: Headers, body: Buffer }} Recorded */
/** @typedef {(name: string, answer: Recorded) => void} Write */

/** Addresses to which none of our pages links. */
const UNLINKED = ['/sitemap.xml', '/robots.txt', '/no-such-page', '/blogs/no-such-post', '/v/no-such-code'];

/** Excluded: Next's own files, and handlers that accept only forms or need a session. */
const LEFT_OUT = /^\/(?:_next\/|_boot\/|api\/)/;

/** Attributes that contain an address; React writes their values in double quotes. */
const LINK = /\b(?:(?:href|src|data)="|content="(?=http))([^"]+)"|<loc>([^<]+)<\/loc>/gi;

/**
 * Requests everything that links, frames, images and metadata reach from the sitemap and the home page.
 * @param {string} origin where the site listens; its pages use SITE_URL in their addresses
 * @param {Write} write
 */
export async function crawl(origin, write) {
  const seen = new Set(UNLINKED);
  const site = new URL(
    (await (await fetch(`${origin}/sitemap.xml`)).text()).match(/<loc>([^<]+)/)?.[1] ?? '',
  );
  for (const address of seen) {
    const response = await fetch(origin + address, { redirect: 'manual' });
    const body = Buffer.from(await response.arrayBuffer());
    write(address, { status: response.status, headers: response.headers, body });
    if (!/html|xml/.test(response.headers.get('content-type') ?? '')) continue;
    for (const [, attribute, loc = attribute] of body.toString().matchAll(LINK)) {
      const found = resolved(loc, site.origin + address);
      if (found?.origin !== site.origin || LEFT_OUT.test(found.pathname)) continue;
      seen.add(found.pathname + found.search);
    }
  }
}

/** @param {string} text @param {string} base */
function resolved(text, base) {
  try {
    return new URL(text.replaceAll('&amp;', '&'), base);
  } catch {
    return undefined;
  }
}
