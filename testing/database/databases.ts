import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, sql, type Dialect } from 'kysely';
import { tcpProxy, type TcpProxy } from '../servers/tcp-proxy';
import { startPostgres, type PostgresServer } from './postgres-server';
import { postgresDialect } from '@/lib/platform/db/postgres';
import { sqliteDialect, sqliteFile } from '@/lib/platform/db/sqlite';
import type { Database } from '@/lib/records/schema';
import { removeFolder, temporaryFolder } from '../processes/temporary-folder';

/** A database for a bench, which is removed when the bench ends. */
export type BenchDatabase = {
  name: 'SQLite' | 'PostgreSQL';
  /** The settings of a site that uses it. */
  settings: Record<string, string>;
  /** Its server, and the relay through which the site reaches it. */
  server?: PostgresServer;
  relay?: TcpProxy;
  /** Queries it directly. */
  ask: <T>(question: (db: Kysely<Database>) => Promise<T>) => Promise<T>;
  remove: () => Promise<void>;
};

/** Where its data is, in place of a temporary folder. */
type Options = { folder?: string };

const SECRET = 'a-secret-of-the-benches-of-32-characters';

export async function sqliteDatabase({ folder }: Options = {}): Promise<BenchDatabase> {
  const dataDir = path.join(folder ?? temporaryFolder('bench-'), 'data');
  mkdirSync(dataDir);
  return {
    name: 'SQLite',
    settings: { DATA_DIR: dataDir, NEXTAUTH_SECRET: SECRET },
    ask: asker(() => sqliteDialect(sqliteFile(dataDir))),
    remove: async () => removeFolder(dataDir),
  };
}

export async function postgresDatabase({ folder }: Options = {}): Promise<BenchDatabase> {
  const server = await startPostgres({ isDurable: true, folder });
  const relay = await tcpProxy(server.port);
  const dataDir = temporaryFolder('bench-');
  return {
    name: 'PostgreSQL',
    settings: {
      DATA_DIR: dataDir,
      DATABASE_URL: server.url().replace(`:${server.port}/`, `:${relay.port}/`),
      NEXTAUTH_SECRET: SECRET,
    },
    server,
    relay,
    ask: asker(() => postgresDialect(server.url())),
    remove: async () => {
      relay.close();
      await server.remove();
      removeFolder(dataDir);
    },
  };
}

const asker =
  (dialect: () => Dialect): BenchDatabase['ask'] =>
  async (question) => {
    const db = new Kysely<Database>({ dialect: dialect() });
    try {
      return await question(db);
    } finally {
      await db.destroy();
    }
  };

/** What SQLite finds wrong with its file, or PostgreSQL with reading its tables; empty if nothing. */
export async function damage({ name, ask }: BenchDatabase): Promise<string[]> {
  if (name === 'PostgreSQL') return [];
  const { rows } = await ask((db) => sql<{ integrity_check: string }>`pragma integrity_check`.execute(db));
  return rows.map((row) => row.integrity_check).filter((word) => word !== 'ok');
}
