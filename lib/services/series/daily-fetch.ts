import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ENGLISH, inLocale } from '@/lib/content/locale';
import { text } from '@/lib/content/messages';
import { mailSender, site } from '@/lib/content/organisation';
import { alarm } from '@/lib/platform/alarm';
import { DAY, HOUR, MINUTE } from '@/lib/platform/clock';
import { commandVariables, env } from '@/lib/platform/env';
import { every } from '@/lib/platform/every';
import { errorFields, log } from '@/lib/platform/log';
import { sendMail, type Mail } from '@/lib/platform/mail/mail';
import { writeWhole } from '@/lib/platform/write-whole';
import { claim, markDone } from '@/lib/records/claims';
import { db } from '@/lib/records/database';
import { dailyReportSchema, type DailyReport } from './daily-report';
import { seriesFolder } from './received-files';

/** 06:00 in India, as UTC: the day of an exchange that never closes is over. */
const MORNING = HOUR / 2;
const ROUND = 30 * MINUTE;
/** Shorter than a round: after it the next instance begins. */
const LONGEST = 25 * MINUTE;

/**
 * Asks publishers for newer values once a day, in one of any number of instances, and tells an operator what
 * the site does not show by itself.
 * @param run does it
 */
export async function fetchDaily(now: number, run: () => Promise<DailyReport>): Promise<void> {
  const work = { name: 'series-fetch', of: Math.floor((now - MORNING) / DAY) };
  // One that ended without a report is tried again in the next round.
  try {
    if (!(await claim(db(), work, { now, until: now + ROUND - MINUTE }))) return;
    const report = await run();
    const { applied, waiting, unanswered } = report;
    if (waiting.length > 0) storeNotice(report);
    await markDone(db(), work, now);
    log.info({ applied, waiting, unanswered }, 'Publishers were asked for newer values of series');
    if (waiting.length > 0)
      alarm('series-waiting', { series: waiting }, 'Values that publishers sent wait for a person');
  } finally {
    await mailNotice();
  }
}

/**
 * The report that is to be mailed is a file until it is: publishers are asked once a day whether a mail
 * server takes it or not, and what this instance applied is in no later report.
 */
const noticeFile = () => path.join(seriesFolder(), 'notice.json');

/** A report that could not be mailed gives way to that of the next day, which has all that still waits. */
const storeNotice = (report: DailyReport) =>
  writeWhole(noticeFile(), Buffer.from(`${JSON.stringify(report, null, 1)}\n`));

/**
 * Mails the report that this instance has. One that is not accepted is tried again in the next round;
 * sendMail says so.
 */
async function mailNotice(): Promise<void> {
  if (!existsSync(noticeFile())) return;
  const report = dailyReportSchema.parse(JSON.parse(readFileSync(noticeFile(), 'utf8')));
  try {
    await sendMail(waitingNotice(report));
  } catch (error) {
    log.warn(
      errorFields(error),
      'The report of newer values was not mailed; it is tried again in half an hour',
    );
    return;
  }
  rmSync(noticeFile(), { force: true });
}

/** daily-thread.ts, as the build bundles it (packages/host/build/server-bundle.mjs). */
const PROGRAM = path.resolve('.next/front/daily.cjs');

/**
 * Does what `npm run series -- daily` does, in a thread: what new values would change is found out by reading
 * all content, and the event loop has visitors to respond to.
 */
export async function runDaily(stopped: AbortSignal, program = PROGRAM): Promise<DailyReport> {
  // Not imported: Next's bundler would look for a program of its own.
  const threads = process.getBuiltinModule('node:worker_threads');
  // Content is read as a command reads it, and not as the build has.
  const options = { execArgv: [], env: commandVariables() };
  const thread = new threads.Worker(program, options);
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(LONGEST)]);
  try {
    const [message] = (await once(thread, 'message', { signal })) as [unknown];
    return dailyReportSchema.parse(message);
  } finally {
    await thread.terminate();
  }
}

/**
 * Looks every half hour whether it was done today, until the returned function is called; first soon after
 * the start.
 */
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

/** The mail that tells the team of values that the site does not show by itself. */
function waitingNotice({ waiting, report }: { waiting: readonly string[]; report: string }): Mail {
  return inLocale(ENGLISH, () => ({
    from: mailSender(),
    to: env().TEAM_MAIL ?? site().mail.support,
    subject: text('notice.series.subject', { series: waiting.length }),
    text: text('notice.series.text', { report }),
  }));
}
