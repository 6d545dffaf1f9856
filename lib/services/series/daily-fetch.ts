import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { alarm } from '@/lib/platform/alarm';
import { DAY, HOUR, MINUTE } from '@/lib/platform/clock';
import { commandVariables } from '@/lib/platform/env';
import { every } from '@/lib/platform/every';
import { errorFields, log } from '@/lib/platform/log';
import { sendMail } from '@/lib/platform/mail/mail';
import { claim, markDone } from '@/lib/records/claims';
import { db } from '@/lib/records/database';
import { waitingNotice } from './waiting-notice';

/** 06:00 in India, as UTC: the day of an exchange that never closes is over. */
const MORNING = HOUR / 2;
const ROUND = 30 * MINUTE;
/** Shorter than a round: after it the next instance begins. */
const LONGEST = 25 * MINUTE;
/** In characters: of what a command says that fails. */
const MOST_WORDS = 2_000;

const reportSchema = z.object({
  /** The series that need a person. */
  waiting: z.array(z.string()),
  applied: z.array(z.string()),
  /** What was done, in lines for the operator. */
  report: z.string(),
});
export type DailyReport = z.infer<typeof reportSchema>;

/**
 * Asks publishers for newer values once a day, in one of any number of instances, and tells an operator what the site does not show by
 * itself.
 * @param run does it
 */
export async function fetchDaily(now: number, run: () => Promise<DailyReport>): Promise<void> {
  const work = { name: 'series-fetch', of: Math.floor((now - MORNING) / DAY) };
  // One that ended without a report is tried again in the next round.
  if (!(await claim(db(), work, { now, until: now + ROUND - MINUTE }))) return;
  const report = await run();
  await markDone(db(), work, now);
  const { applied, waiting } = report;
  log.info({ applied, waiting }, 'Publishers were asked for newer values of series');
  if (waiting.length === 0) return;
  alarm('series-waiting', { series: waiting }, 'Values that publishers sent wait for a person');
  await sendMail(waitingNotice(report));
}

/**
 * Runs `npm run series -- daily` in a process of its own, since what new values would change is found out by reading all content,
 * and this process has visitors to respond to.
 */
export async function runDaily(signal: AbortSignal): Promise<DailyReport> {
  const args = ['--import', './scripts/steps/command.mjs', 'scripts/series.ts', 'daily'];
  const child = spawn(process.execPath, args, {
    env: commandVariables(),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal,
    timeout: LONGEST,
  });
  let words = '';
  let message: unknown;
  child.stderr?.on('data', (chunk) => (words = (words + String(chunk)).slice(-MOST_WORDS)));
  child.on('message', (received) => (message = received));
  const [code] = (await once(child, 'close')) as [number | null];
  const { data } = reportSchema.safeParse(message);
  if (!data) throw new Error(`npm run series -- daily ended with ${code ?? 'a signal'}: ${words}`);
  return data;
}

/** Looks every half hour whether it was done today, until the returned function is called; first soon after the start. */
export function startDailyFetch(): () => void {
  const stopped = new AbortController();
  const run = () =>
    void fetchDaily(Date.now(), () => runDaily(stopped.signal)).catch((error: unknown) => {
      if (stopped.signal.aborted) return;
      alarm(
        'series-fetch-failed',
        { ...errorFields(error), problem: error instanceof Error ? error.message : '' },
        'Publishers could not be asked for newer values; it is tried again in half an hour',
      );
    });
  const stop = every(ROUND, run, { first: MINUTE });
  return () => {
    stopped.abort();
    stop();
  };
}
