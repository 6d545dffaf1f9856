import {
  PostgresDialect,
  sql,
  type Kysely,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type { Client, Pool, PoolClient, PoolConfig } from 'pg';
import { SECOND } from '@/lib/platform/clock';
import { afterFreeTime, withinFreeTime } from '@/lib/platform/free-time';
import { limited, log } from '@/lib/platform/log';
import { outsideRequest } from '@/lib/platform/request-id';
import { isStorageError, POSTGRES_UNREACHABLE } from './storage-error';

/**
 * A request that cannot reach the database fails within five seconds: a connection, then one query. The
 * driver's own limits would pass while the process is busy, as after a start, and fail what the server has
 * answered.
 */
const CONNECT_LIMIT = 2 * SECOND;
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
    keepAlive: true,
    ...(unhurried && { connectionTimeoutMillis: UNHURRIED_CONNECT_LIMIT }),
    ...(!unhurried && {
      Client: hurriedClient(pg.Client),
      statement_timeout: STATEMENT_LIMIT,
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
  return guarded(pool, unhurried);
}

/** A client that gives up a connection which is not made in time. */
function hurriedClient(PgClient: typeof Client) {
  return class extends PgClient {
    override connect(): Promise<this>;
    override connect(done: (error: Error) => void): void;
    override connect(done?: (error: Error) => void): Promise<this> | void {
      // Its attempt then fails as one that the network ended.
      const end = afterFreeTime(CONNECT_LIMIT, () => this.connection.stream.destroy());
      const connected = super.connect().finally(end);
      if (!done) return connected as Promise<this>;
      connected.then(() => done(null as never), done);
    }
  };
}

/**
 * The pool in the form that Kysely takes: broken connections are closed, and their errors are marked as
 * storage errors.
 */
function guarded(pool: Pool, unhurried: boolean): PostgresPool {
  return {
    connect: async () => {
      const connecting = pool.connect();
      const connected = unhurried
        ? connecting
        : withinFreeTime(CONNECT_LIMIT, connecting, () => {
            // All connections are in use: one that becomes free for it is for others.
            connecting.then(
              (client) => client.release(),
              () => undefined,
            );
            return new Error('No connection in time');
          });
      const client = await connected.catch(asStorageError);
      // Kysely's type requires cursors too, which the site does not use.
      return new GuardedClient(client, unhurried) as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}

class GuardedClient implements Pick<PostgresPoolClient, 'release'> {
  #broken: unknown;

  constructor(
    private readonly client: PoolClient,
    private readonly unhurried: boolean,
  ) {
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
      const query = this.client.query(sql, [...parameters]);
      const limitedQuery = this.unhurried
        ? query
        : withinFreeTime(ANSWER_LIMIT, query, () => new Error('No answer in time'));
      return (await limitedQuery) as unknown as PostgresQueryResult<R>;
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
