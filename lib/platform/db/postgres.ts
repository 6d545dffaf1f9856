import {
  PostgresDialect,
  sql,
  type Kysely,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type { Pool, PoolClient, PoolConfig } from 'pg';
import { SECOND } from '@/lib/platform/clock';
import { limited, log } from '@/lib/platform/log';
import { outsideRequest } from '@/lib/platform/request-id';
import { isStorageError, POSTGRES_UNREACHABLE } from './storage-error';

/** A request that cannot reach the database fails within five seconds: two attempts to connect, then one query. */
const CONNECT_LIMIT = SECOND;
const STATEMENT_LIMIT = 2.5 * SECOND;
/** Longer than the server's own limit, for a server that no longer answers at all. */
const ANSWER_LIMIT = 3 * SECOND;
/** The server ends an idle transaction after this time, so that rows locked by a crashed instance are free again. */
const IDLE_TRANSACTION_LIMIT = 10 * SECOND;
const CONNECTIONS = 10;
const UNHURRIED_CONNECT_LIMIT = 30 * SECOND;

/** The type of PostgreSQL's `bigint` and of counts; the driver would give them as text. Ours are below 2^53. */
const INT8 = 20;

/** Error codes after which a connection is unusable: it is closed and not returned to the pool. */
const BROKEN = /^(?:08|57P|25006|XX)/;

/** The oldest version the site is tested with, and our error code for an older server. */
const OLDEST = 14;
export const POSTGRES_TOO_OLD = 'POSTGRES_TOO_OLD';

type Options = {
  /** For migrations, copies and backups, which may take as long as they need. */
  unhurried?: boolean;
};

/** A pool of connections to PostgreSQL that recovers when the server restarts, hangs or disappears. */
export function postgresDialect(url: string, options: Options = {}): PostgresDialect {
  return new PostgresDialect({ pool: () => createPool(url, options) });
}

async function createPool(url: string, { unhurried = false }: Options): Promise<PostgresPool> {
  // Imported on use: most sites have a SQLite file.
  const { default: pg } = await import('pg');
  const config: PoolConfig = {
    connectionString: url,
    application_name: 'samvit',
    max: CONNECTIONS,
    connectionTimeoutMillis: unhurried ? UNHURRIED_CONNECT_LIMIT : CONNECT_LIMIT,
    keepAlive: true,
    ...(!unhurried && {
      statement_timeout: STATEMENT_LIMIT,
      query_timeout: ANSWER_LIMIT,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_LIMIT,
    }),
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === INT8 ? Number : (pg.types.getTypeParser as (...all: unknown[]) => unknown)(type, format),
    } as PoolConfig['types'] & object,
  };
  const pool = new pg.Pool(config);
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', connectionLost);
  return guarded(pool);
}

/**
 * The pool in the form that Kysely takes: broken connections are closed, and their errors are marked as
 * storage errors.
 */
function guarded(pool: Pool): PostgresPool {
  return {
    connect: async () => {
      // A second attempt: in a busy process the time limit of the first can pass before its response is
      // read.
      const connected = pool.connect().catch(() => pool.connect());
      // Kysely's type requires cursors too, which the site does not use.
      return new GuardedClient(await connected.catch(asStorageError)) as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}

class GuardedClient implements Pick<PostgresPoolClient, 'release'> {
  #broken: unknown;

  constructor(private readonly client: PoolClient) {
    // The pool itself handles errors only while a connection is idle.
    client.on('error', this.#lost);
  }

  readonly #lost = (error: unknown): void => {
    this.#broken ??= error;
    connectionLost();
  };

  /** A query that follows on a broken connection cannot succeed: its transaction has ended. */
  async query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#broken) asStorageError(this.#broken);
    try {
      return (await this.client.query(sql, [...parameters])) as unknown as PostgresQueryResult<R>;
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!isFromServer(error) || BROKEN.test(code)) this.#broken = error;
      return asStorageError(error);
    }
  }

  release(): void {
    this.client.off('error', this.#lost);
    this.client.release(this.#broken !== undefined);
  }
}

const isFromServer = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && typeof error.severity === 'string';

/**
 * Rethrows an error of the driver: the server's own errors unchanged, any other as "cannot be reached",
 * without the server address that the driver's message contains.
 */
function asStorageError(error: unknown): never {
  if (isFromServer(error) || isStorageError(error) || error instanceof TypeError) throw error;
  throw Object.assign(new Error('PostgreSQL cannot be reached', { cause: error }), {
    code: POSTGRES_UNREACHABLE,
  });
}

function connectionLost(): void {
  // A pooled connection belongs to no request, although one opened it.
  outsideRequest(() => limited('database-connection', () => log.warn('A connection to PostgreSQL was lost')));
}

/**
 * Checks that a server can store the site's data.
 * @throws an error whose code gives the reason: too old, read-only, or missing permissions
 */
export async function checkPostgres<Tables>(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ version: number; readonly: boolean; rights: boolean }>`select
    current_setting('server_version_num')::int / 10000 as version,
    current_setting('transaction_read_only')::bool as readonly,
    coalesce(has_schema_privilege(current_schema(), 'create'), false) as rights`.execute(db);
  const [server] = rows;
  const code =
    (server?.version ?? 0) < OLDEST
      ? POSTGRES_TOO_OLD
      : server?.readonly
        ? '25006'
        : server?.rights
          ? null
          : '42501';
  if (code) throw Object.assign(new Error('PostgreSQL cannot be used'), { code });
}
