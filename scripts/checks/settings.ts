import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { env, SETTING_NAMES, siteOrigin } from '@/lib/platform/env';
import { originOf } from '@/packages/host/commands.mjs';
import { nodeProblem } from '../steps/node-version.mjs';
import { checkPort } from '../steps/port';
import type { Circumstances, Result } from './check';
import { linesToNote } from './dotenv-lines';
import { misspeltLines, misspeltSettings } from './misspelt';

export function node(): Result {
  const problem = nodeProblem(process.versions.node);
  return problem ? ['bad', problem] : ['ok', process.versions.node];
}

export function settings(): Result {
  env();
  return ['ok', 'all can be read'];
}

/** Names in `.env`, which no other program has, so that a start refuses them. */
export function spellingInFile({ folder }: Circumstances): Result {
  const file = path.join(folder, '.env');
  if (!existsSync(file)) return undefined;
  const misspelt = misspeltLines(readFileSync(file, 'utf8'), SETTING_NAMES);
  if (misspelt.length === 0) return ['ok', 'no setting looks misspelt'];
  const sentences = misspelt.map(
    ({ found, meant, line }) =>
      `.env:${line}: ${found} is no setting: rename it to ${meant}, or remove the line.`,
  );
  return ['bad', sentences.join('\n')];
}

/** Other lines of `.env` that do not do what they seem to; a start goes on with them. */
export function linesOfFile({ folder }: Circumstances): Result {
  const file = path.join(folder, '.env');
  if (!existsSync(file)) return undefined;
  const notes = linesToNote(readFileSync(file, 'utf8'), SETTING_NAMES);
  return notes.length === 0 ? undefined : ['note', notes.join('\n')];
}

/** Names in the environment, which may belong to another program. */
export function spelling(): Result {
  const misspelt = misspeltSettings(process.env, SETTING_NAMES);
  if (misspelt.length === 0) return ['ok', 'no setting looks misspelt'];
  const sentences = misspelt.map(
    ({ found, meant }) =>
      `${found} is read by nothing: if it is to be ${meant}, rename it in .env or the environment`,
  );
  return ['note', sentences.join('; ')];
}

/** Whether the public origin is one: links, mails and search engines have it. */
export function address(): Result {
  const { SITE_URL } = env();
  if (SITE_URL?.startsWith('https:')) return ['ok', SITE_URL];
  const remedy = 'set SITE_URL to the https address of the site, and run npm run upgrade';
  return SITE_URL === undefined
    ? [
        'note',
        `SITE_URL is not set, so links, mails and search engines get ${siteOrigin()}: before others ` +
          `use the site, ${remedy}`,
      ]
    : [
        'note',
        `${SITE_URL} is http, which sends sessions and codes unencrypted: before others use the site, ${remedy}`,
      ];
}

export async function port({ starting, limit }: Circumstances): Promise<Result> {
  const { PORT, HOST } = env();
  try {
    await checkPort(PORT, HOST);
    return ['ok', `${PORT} is free`];
  } catch (error) {
    if (starting) throw error;
    const version = await versionAt(originOf({ port: PORT, host: HOST }), limit);
    return version === undefined
      ? ['bad', (error as Error).message]
      : ['ok', `${PORT} is that of the running site, version ${version}`];
  }
}

/** The version of the site that answers there; undefined if none does. */
async function versionAt(origin: string, limit: number): Promise<string | undefined> {
  try {
    const response = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(limit) });
    return alive.parse(await response.json()).version;
  } catch {
    return undefined;
  }
}

/** Of the response of packages/host/serve/health.ts. */
const alive = z.object({ status: z.literal('alive'), version: z.string(), build: z.string() });

/** Said only where it is off. */
export function asking(): Result {
  return env().ASKING
    ? undefined
    : ['note', 'is off: nobody can ask for an analysis; remove ASKING=false and build again to have it'];
}

/** Said only where it is on. */
export function trafficRecords(): Result {
  const days = env().TRAFFIC_RECORDS_DAYS;
  return days === undefined
    ? undefined
    : [
        'note',
        `events of signing in are stored for ${days} ${days === 1 ? 'day' : 'days'} ` +
          '(TRAFFIC_RECORDS_DAYS), also of accounts that were deleted; logs of a proxy and of this ' +
          'server are stored by you',
      ];
}

export function proxy(): Result {
  const { SITE_URL, TRUSTED_PROXY_HOPS, HOST } = env();
  if (TRUSTED_PROXY_HOPS > 0 && HOST) return ['ok', `${TRUSTED_PROXY_HOPS} in front`];
  if (TRUSTED_PROXY_HOPS > 0)
    return [
      'note',
      `${TRUSTED_PROXY_HOPS} in front, but HOST is not set: who reaches the port without the proxy can ` +
        'name any address as his own, and so pass every limit; set HOST=127.0.0.1, or HOST=0.0.0.0 where ' +
        'a firewall or a network of containers lets only the proxy in',
    ];
  if (!SITE_URL?.startsWith('https:')) return undefined;
  return [
    'note',
    'SITE_URL is https, which a proxy in front must speak, and TRUSTED_PROXY_HOPS is 0: all visitors ' +
      'share the limits of one; set it to the number of your proxies',
  ];
}
