import type { captureRouterTransitionStart } from '@sentry/nextjs';
import { publicSentryDsn } from '@/lib/platform/env.client';
import { keepEarlyErrors } from '@/lib/platform/error-reporting/early-errors';
import { whenIdle } from '@/lib/platform/error-reporting/when-idle';

let traceTransition: typeof captureRouterTransitionStart | undefined;

if (publicSentryDsn) {
  keepEarlyErrors();
  whenIdle(async () => {
    try {
      ({ captureRouterTransitionStart: traceTransition } = await import('./sentry.client.config'));
    } catch {
      // A blocker or a broken line: the page works without being watched.
    }
  });
}

/** Next calls this at the start of every navigation inside the site. */
export function onRouterTransitionStart(href: string, navigationType: string): void {
  traceTransition?.(href, navigationType);
}
