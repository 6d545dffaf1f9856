import { log } from '@/lib/platform/log';

/**
 * Returns a function that logs once, when a proxy seems to be in front but the setting is missing: then all
 * visitors count as one client and share its limits.
 * @param hops the setting
 */
export function forwardedForNotice(hops: number): (forwardedFor: string | undefined) => void {
  let isSaid = hops > 0;
  return (forwardedFor) => {
    if (isSaid || forwardedFor === undefined) return;
    isSaid = true;
    log.warn(
      'Requests come with X-Forwarded-For, which is not believed: if a proxy of yours stands in front, set TRUSTED_PROXY_HOPS to the number of them, or all visitors count as one.',
    );
  };
}
