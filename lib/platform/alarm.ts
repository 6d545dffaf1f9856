import { HOUR } from './clock';
import { count, type ResultOf } from './counters';
import { log } from './log';
import { onePerProcess } from './one-per-process';

/** When each alarm was last logged, by name. */
const logged = onePerProcess('alarms', () => new Map<string, number>());

/**
 * Logs what an operator must act on, as an error line with the field `alarm`. docs/runbook.md has a section for
 * each name.
 * @param apart the least time between two lines with this name, in milliseconds
 */
export function alarm(name: ResultOf<'alarms'>, fields: object, sentence: string, apart = HOUR): void {
  count('alarms', name);
  const now = Date.now();
  // In either direction: the clock may have been ahead when the last line was logged.
  if (Math.abs(now - (logged().get(name) ?? -Infinity)) < apart) return;
  logged().set(name, now);
  log.error({ alarm: name, ...fields }, sentence);
}
