import { log } from '@/lib/platform/log';

/**
 * Makes a function that says in the log, the first time that a proxy seems to stand in front and no setting says so: then all
 * visitors count as one, and share its limits.
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
