import { SECOND } from '@/lib/platform/clock';
import { closeDb } from '@/lib/records/database';
import type { Check, Circumstances, Finding, Result } from './checks/check';
import {
  backup,
  database,
  dataDirectory,
  messages,
  migrations,
  requests,
  room,
  unmovedFile,
} from './checks/data';
import { mail, mailServer, providerState } from './checks/services';
import {
  address,
  asking,
  linesOfFile,
  node,
  port,
  proxy,
  settings,
  spelling,
  spellingInFile,
  trafficRecords,
} from './checks/settings';
import { buildState, fetching, operatorStatements, sampleWords, series } from './checks/site';
import { HOME } from '@/lib/platform/commands/root.mjs';

/**
 * The checks for operators. `npm run doctor` runs all of them; `atStart` says what `npm start` does with each. The
 * checks for misspelt names run before the settings are read, because a misspelt name can make them wrong.
 * Checks run side by side; only one that may end the run is awaited.
 */
const CHECKS: Check[] = [
  { subject: 'Node', atStart: 'refuse', look: node },
  { subject: 'Spelling in .env', atStart: 'refuse', look: spellingInFile },
  { subject: 'Lines of .env', atStart: 'tell', look: linesOfFile },
  { subject: 'Spelling', atStart: 'tell', look: spelling },
  { subject: 'Settings', atStart: 'refuse', look: settings },
  { subject: 'Address', atStart: 'skip', look: address },
  { subject: 'Data directory', atStart: 'refuse', look: dataDirectory },
  { subject: 'Port', atStart: 'refuse', look: port },
  { subject: 'Move to PostgreSQL', atStart: 'refuse', look: unmovedFile },
  { subject: 'Proxy', atStart: 'tell', look: proxy },
  { subject: 'Asking', atStart: 'tell', look: asking },
  { subject: 'Traffic records', atStart: 'skip', look: trafficRecords },
  { subject: 'Database', atStart: 'skip', look: database },
  { subject: 'Migrations', atStart: 'skip', look: migrations },
  { subject: 'Build', atStart: 'skip', look: buildState },
  { subject: 'Mail', atStart: 'skip', look: mail },
  { subject: 'Samples', atStart: 'skip', look: sampleWords },
  { subject: 'Statements', atStart: 'skip', look: operatorStatements },
  { subject: 'Series', atStart: 'skip', look: series },
  { subject: 'Fetching', atStart: 'tell', look: fetching },
  { subject: 'Room on the disk', atStart: 'tell', look: room },
  { subject: 'Messages', atStart: 'tell', look: messages },
  { subject: 'Requests', atStart: 'tell', look: requests },
  { subject: 'Backup', atStart: 'tell', look: backup },
  { subject: 'Mail server', atStart: 'tell', look: mailServer },
  { subject: 'Provider', atStart: 'tell', look: providerState },
];

/** In milliseconds: a start must not wait long for other machines; the doctor may. */
const AT_START = { starting: true, limit: 1.5 * SECOND };
const AT_LEISURE = { starting: false, limit: 8 * SECOND };

/** Runs all checks. If the settings cannot be read, the checks that need them are skipped. */
export async function examine(folder = HOME): Promise<Finding[]> {
  return (await run(CHECKS, { ...AT_LEISURE, folder }, ({ look }) => look === settings)).findings;
}

/** Runs the checks of a start, up to the first that fails with `refuse`; `refusal` says what to correct. */
export async function examineForStart(
  folder = HOME,
): Promise<{ refusal: string | undefined; notes: Finding[] }> {
  const checks = CHECKS.filter(({ atStart }) => atStart !== 'skip');
  const { findings, endedBy } = await run(
    checks,
    { ...AT_START, folder },
    ({ atStart }) => atStart === 'refuse',
  );
  const subjects = checks.filter(({ atStart }) => atStart === 'tell').map(({ subject }) => subject);
  return {
    refusal: endedBy?.words,
    notes: findings.filter(({ state, subject }) => state !== 'ok' && subjects.includes(subject)),
  };
}

/** @param ends whether the checks after a failed one are skipped */
async function run(checks: Check[], circumstances: Circumstances, ends: (check: Check) => boolean) {
  const findings: Promise<Finding | undefined>[] = [];
  let endedBy: Finding | undefined;
  for (const check of checks) {
    const finding = find(check, circumstances);
    findings.push(finding);
    if (!ends(check)) continue;
    const endingFinding = await finding;
    if (endingFinding?.state !== 'bad') continue;
    endedBy = endingFinding;
    break;
  }
  const settledFindings = (await Promise.all(findings)).filter((finding) => finding !== undefined);
  await closeDb();
  return { findings: settledFindings, endedBy };
}

/** A check that throws has failed, and its message gives the reason. */
async function find({ subject, look }: Check, circumstances: Circumstances): Promise<Finding | undefined> {
  let result: Result;
  try {
    result = await look(circumstances);
  } catch (error) {
    result = ['bad', error instanceof Error ? error.message : String(error)];
  }
  return result && { subject, state: result[0], words: result[1] };
}
