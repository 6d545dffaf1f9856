import { captureException, init, replayIntegration } from '@sentry/nextjs';
import { publicSentryDsn } from '@/lib/platform/env.client';
import { deliverEarlyErrors } from '@/lib/platform/error-reporting/early-errors';
import { sharedOptions, withoutConsole } from '@/lib/platform/error-reporting/options';

export { captureRouterTransitionStart } from '@sentry/nextjs';

// Loaded by `instrumentation-client.ts`, and only where a DSN was set at build.
init({
  ...sharedOptions,
  dsn: publicSentryDsn,
  // A path, matched only where the origin is ours: a whole address never begins with a slash.
  tracePropagationTargets: [/^\//],
  replaysSessionSampleRate: 1,
  replaysOnErrorSampleRate: 1,
  // Sessions are counted by BrowserSession, which is among the defaults.
  integrations: (defaults) => [
    ...withoutConsole(defaults),
    replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true }),
  ],
});

deliverEarlyErrors((error) => {
  captureException(error, { mechanism: { type: 'auto.browser.before_load', handled: false } });
});
