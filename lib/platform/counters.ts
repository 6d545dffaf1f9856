/** Events that are counted for the metrics: their metric's help text, by name. */
export const COUNTERS = {
  mails: 'Mails that the mail server or the outbox accepted, and those that failed',
  codes: 'Requests for a sign-in code',
  code_checks: 'Sign-in codes that were tried',
  alarms: 'Alarms; docs/runbook.md describes each',
  provider_breakers: 'Circuit breakers to the provider that opened, and that closed again',
} as const;
export type CounterName = keyof typeof COUNTERS;

/** The server in front and Next's bundles each have a copy of this module, so the counts belong to the process. */
const KEY = Symbol.for('site.counters');
const ofProcess = globalThis as { [KEY]?: Map<CounterName, Map<string, number>> };
const counters = (ofProcess[KEY] ??= new Map<CounterName, Map<string, number>>());

/** Counts one event. @param result a fixed word: text from a client would make a new counter each time */
export function count(name: CounterName, result: string): void {
  const counter = counters.get(name) ?? new Map<string, number>();
  counters.set(name, counter.set(result, (counter.get(result) ?? 0) + 1));
}

/** How many there were since the start, by result. */
export function counted(name: CounterName): ReadonlyMap<string, number> {
  return counters.get(name) ?? new Map();
}
