import { db } from '@/lib/db/client';
import { env } from '@/lib/env';
import type { Provider } from './contract';
import { withDurableWaitlist } from './durable-waitlist';
import { embeddedProvider } from './embedded';
import { upstreamProvider } from './upstream';

let chosen: Provider | undefined;

/** Who answers for the site; chosen once, from the settings. */
export function provider(): Provider {
  chosen ??= choose();
  return chosen;
}

/** Whether this site answers by itself: then /api/v1 speaks for it. */
export function isEmbedded(): boolean {
  return !env().PROVIDER_API_URL;
}

function choose(): Provider {
  const { PROVIDER_API_URL: url, PROVIDER_API_FALLBACK_URLS: fallbacks } = env();
  return url ? withDurableWaitlist(upstreamProvider(url, fallbacks), db) : embeddedProvider;
}
