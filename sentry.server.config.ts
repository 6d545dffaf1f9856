import { init } from '@sentry/nextjs';
import { env } from '@/lib/env';
import { sharedOptions, withoutConsole } from '@/lib/error-reporting/options';

// Loaded by `instrumentation.ts`, and only where a DSN is set.
init({
  ...sharedOptions,
  dsn: env().SENTRY_DSN,
  // Whatever the server calls is another origin.
  tracePropagationTargets: [],
  integrations: withoutConsole,
});
