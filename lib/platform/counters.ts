import { onePerProcess } from './one-per-process';

/**
 * Events that are counted for the metrics: their help text, and the results by which they are counted. All
 * results are listed, because Prometheus notices a first event only if there was a zero before it.
 */
export const COUNTERS = {
  mails: { help: 'Mails, by whether the mail server or the outbox took them', results: ['sent', 'failed'] },
  codes: { help: 'Requests for a sign-in code', results: ['sent', 'refused', 'failed'] },
  code_checks: { help: 'Sign-in codes that were tried', results: ['accepted', 'rejected'] },
  analyses: {
    help: 'What became of analyses that were asked for and not in memory, and of questions without one',
    results: [
      'answered',
      'chosen',
      'explained',
      'not-understood',
      'refused-advice',
      'refused-compare-of-rate',
      'refused-count',
      'refused-currency',
      'refused-data',
      'refused-decisions',
      'refused-forecast',
      'refused-gap',
      'refused-growth-of-rate',
      'refused-roll',
      'refused-currencies',
      'refused-units',
      'refused-made-of-withheld',
      'refused-real',
      'refused-not-by-month',
      'refused-no-prices',
      'refused-option',
      'refused-mixed-kinds',
      'refused-no-series',
      'refused-no-term',
      'refused-not-done',
      'refused-not-held',
      'refused-no-whole-years',
      'refused-not-positive',
      'refused-not-shared',
      'refused-not-monthly',
      'refused-only-money',
      'refused-needs-months',
      'refused-not-rupees',
      'refused-personal-data',
      'refused-reversed',
      'refused-length',
      'refused-too-short',
      'refused-uncounted',
      'refused-constant',
      'refused-unknown-period',
      'refused-wrong-kind',
    ],
  },
  provider_breakers: {
    help: 'Circuit breakers, of calls to the provider and of single addresses, that opened, and that closed again',
    results: ['opened', 'closed'],
  },
  alarms: {
    help: 'Alarms; docs/runbook.md describes each',
    results: [
      'backup-failed',
      'codes-flood',
      'database-failed',
      'database-file-moved',
      'disk-full',
      'disk-low',
      'mail-failed',
      'message-undelivered',
      'messages-flood',
      'messages-waiting',
      'provider-fails-in-part',
      'provider-unreachable',
      'purge-failed',
      'requests-overdue',
      'series-fetch-failed',
      'series-late',
      'series-waiting',
      'writes-flood',
    ],
  },
} as const;
export type CounterName = keyof typeof COUNTERS;
export type ResultOf<Name extends CounterName> = (typeof COUNTERS)[Name]['results'][number];

const counts = onePerProcess('counters', () => new Map<string, number>());

export function count<Name extends CounterName>(name: Name, result: ResultOf<Name>): void {
  counts().set(`${name} ${result}`, counted(name, result) + 1);
}

export type CounterValues = readonly (readonly [key: string, value: number])[];

/** What was counted since the last call, for the thread that adds it up. */
export function takeCounts(): CounterValues {
  const snapshot = [...counts()];
  counts().clear();
  return snapshot;
}

/** Adds what another thread has counted. */
export function addCounts(others: CounterValues): void {
  for (const [key, value] of others) counts().set(key, (counts().get(key) ?? 0) + value);
}

export function counted<Name extends CounterName>(name: Name, result: ResultOf<Name>): number {
  return counts().get(`${name} ${result}`) ?? 0;
}
