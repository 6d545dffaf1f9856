import { existsSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import { createTransport } from 'nodemailer';
import { samples } from '@/lib/content/site';
import { closeDb } from '@/lib/db/client';
import { pendingMigrations } from '@/lib/db/migrate';
import { databaseProblem } from '@/lib/db/problem';
import { sqliteFile } from '@/lib/db/sqlite';
import { env } from '@/lib/env';
import { outboxDir } from '@/lib/mail/mail';
import { checkDataDir } from './steps/data-dir.mjs';
import { fingerprint, isBuilt } from './steps/fingerprint.mjs';
import { nodeProblem } from './steps/node-version.mjs';
import { readSettings } from './steps/settings.mjs';

/** `note`: nothing is broken, but the operator should know. */
type State = 'ok' | 'note' | 'bad';
type Finding = { state: State; subject: string; words: string };
type Examination = () => [State, string] | Promise<[State, string]>;

const EXAMINATIONS: [subject: string, look: Examination][] = [
  ['Node', node],
  ['Settings', settings],
  ['Data directory', dataDirectory],
  ['Database', database],
  ['Migrations', migrations],
  ['Build', build],
  ['Mail', mail],
  ['Samples', sampleWords],
];

/** Looks at one thing after another; one that throws is broken, and its message says how. */
export async function examine(): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [subject, look] of EXAMINATIONS) {
    const [state, words] = await result(look);
    findings.push({ state, subject, words });
    // With settings that cannot be read, nothing below can be looked at.
    if (look === settings && state === 'bad') break;
  }
  await closeDb();
  return findings;
}

async function result(look: Examination): Promise<[State, string]> {
  try {
    return await look();
  } catch (error) {
    return ['bad', error instanceof Error ? error.message : String(error)];
  }
}

function node(): [State, string] {
  const problem = nodeProblem(process.versions.node);
  return problem ? ['bad', problem] : ['ok', process.versions.node];
}

function settings(): [State, string] {
  env();
  return ['ok', 'all can be read'];
}

function dataDirectory(): [State, string] {
  const dir = env().DATA_DIR;
  if (!existsSync(dir)) return ['note', `${dir} is not there yet; the first start makes it`];
  checkDataDir(dir);
  return ['ok', `${dir} can be written`];
}

function database(): [State, string] {
  const file = sqliteFile(env().DATA_DIR);
  if (!existsSync(file)) return ['note', 'not there yet; the first start makes it'];
  const opened = new SQLite(file, { readonly: true });
  try {
    const found = String(opened.pragma('integrity_check', { simple: true }));
    return found === 'ok' ? ['ok', 'whole'] : ['bad', `${damaged(file)} ${found.split('\n')[0] ?? ''}`];
  } catch (error) {
    return ['bad', databaseProblem(file, error) ?? String(error)];
  } finally {
    opened.close();
  }
}

const damaged = (file: string) => databaseProblem(file, { code: 'SQLITE_CORRUPT' }) ?? '';

async function migrations(): Promise<[State, string]> {
  if (!existsSync(sqliteFile(env().DATA_DIR))) return ['note', 'none has run; the first start runs them'];
  const pending = await pendingMigrations();
  return pending.length === 0
    ? ['ok', 'all have run']
    : ['note', `the next start runs ${pending.join(', ')}`];
}

function build(): [State, string] {
  return isBuilt(fingerprint(readSettings().baked))
    ? ['ok', 'of these very sources and settings']
    : ['note', 'missing or out of date; the next npm start makes it'];
}

async function mail(): Promise<[State, string]> {
  const url = env().SMTP_URL;
  if (!url)
    return ['note', `nothing is sent, because SMTP_URL is not set; every mail is a file in ${outboxDir()}`];
  const limits = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 8_000 };
  const transport = createTransport(url, limits as object);
  try {
    await transport.verify();
    return ['ok', `${new URL(url).host} takes our mail`];
  } finally {
    transport.close();
  }
}

function sampleWords(): [State, string] {
  const left = samples();
  return left.length === 0 ? ['ok', 'none left'] : ['note', `still to be replaced: ${left.join('; ')}`];
}
