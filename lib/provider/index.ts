import { accountsAreHere, buildStep, env } from '@/lib/platform/env';
import type { Provider, Upstream } from '@/lib/contract/provider';
import { publicationMoments } from '@/lib/texts/posts/post';
import { embeddedProvider } from './embedded';
import { withoutPosts } from './post-pages';
import { upstreamProvider } from './upstream';
import { notedPublications } from './upstream/publication-moments';

let processProvider: Provider | undefined;
let chosenUpstream: Upstream | undefined;

/** The provider of this process, chosen once from the settings. */
export function provider(): Provider {
  processProvider ??= choose();
  return processProvider;
}

/** The provider of PROVIDER_API_URL; null if there is none. */
export function upstream(): Upstream | null {
  const { PROVIDER_API_URL: url, PROVIDER_API_FALLBACK_URLS: fallbacks } = env();
  if (!url) return null;
  return (chosenUpstream ??= upstreamProvider(url, fallbacks));
}

/** Whether the embedded provider is used: then /api/v1 is served. */
export function isEmbedded(): boolean {
  return accountsAreHere();
}

/** The moments at which posts become public, as far as they are known. */
export function knownPublications(): number[] {
  return isEmbedded() ? publicationMoments() : notedPublications();
}

function choose(): Provider {
  const configured = upstream();
  if (!configured) return embeddedProvider;
  return buildStep === 'pages' ? withoutPosts(configured) : configured;
}
