import { canonicalAddress } from '../canonical-address';
import { isForRouter, isRead } from '../exchange';
import { bodiless } from '../plain-responses';
import type { StepOf } from './step';

/** Leads from another spelling, or an old address, to the one of a page. */
export const oneAddress: StepOf = ({ rules, redirects, existing, isPage, markdownFor }) => {
  const canonicalFor = canonicalAddress({
    redirects,
    canonical: existing.canonical,
    exists: async (path, client) =>
      rules.isHidden(path) || (await isPage(path, client)) || (await markdownFor(path, client)) !== null,
  });

  return async ({ path, search, request, response, client }) => {
    if (!isRead(request) || isForRouter(request) || rules.isApi(path)) return false;
    const address = await canonicalFor({ path, search }, client);
    if (!address) return false;
    // A permanent redirect that caches may store for an hour only, since the list of redirects can change.
    const caching = { 'Cache-Control': 'public, max-age=3600' };
    response.writeHead(308, { ...bodiless(rules.headers(path)), ...caching, Location: address }).end();
    return true;
  };
};
