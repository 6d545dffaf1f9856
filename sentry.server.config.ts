import { init } from '@sentry/nextjs';
import { env } from '@/lib/platform/env';
import { requestId } from '@/lib/platform/request-id';
import { sharedOptions, withoutConsole } from '@/lib/platform/error-reporting/options';

/** The address of a shared insight shows it to whoever has it, and that of a change of address undoes it. */
const withoutToken = <Value>(value: Value): Value | string =>
  typeof value === 'string' ? value.replace(/\/(shared|address-change)\/[^\s/?#]+/g, '/$1/-') : value;

// Loaded by `instrumentation.ts`, and only where a DSN is set.
init({
  ...sharedOptions,
  dsn: env().SENTRY_DSN,
  // Whatever the server calls is another origin.
  tracePropagationTargets: [],
  integrations: withoutConsole,
  // Requests are traced by Next itself; the drivers of the database need no patching for that.
  enableRuntimeChannelInjection: false,
  // Finds the log lines of the same request.
  beforeSend: (event) => {
    const id = requestId();
    return id ? { ...event, tags: { ...event.tags, request_id: id } } : event;
  },
  // The address as it was asked for, with whatever a stranger put behind the question mark; `url.full` stays, without.
  beforeSendSpan: ({ attributes: { 'http.target': _target, ...attributes } = {}, ...span }) => ({
    ...span,
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [name, withoutToken(value)]),
    ),
  }),
});
