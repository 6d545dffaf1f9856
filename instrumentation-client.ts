import type { captureRouterTransitionStart } from '@sentry/nextjs';
import { publicSentryDsn } from '@/lib/platform/env.client';
import { bufferEarlyErrors } from '@/lib/platform/error-reporting/early-errors';
import { whenIdle } from '@/lib/platform/error-reporting/when-idle';

let traceTransition: typeof captureRouterTransitionStart | undefined;

/** The address of a shared insight shows it to whoever has it, so nothing of that page is reported. */
const isReported = () => !location.pathname.startsWith('/shared/');

if (publicSentryDsn && isReported()) {
  bufferEarlyErrors();
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
