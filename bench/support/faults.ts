import type { RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchDatabase } from '@/testing/database/databases';
import { BADLY } from '@/testing/servers/publisher';
import { INSTANCES, type Stage } from './stage';

/** What visitors do during a fault. */
export const KINDS = ['page in memory', 'rendered page', 'feed', 'message', 'code'] as const;
export type Kind = (typeof KINDS)[number];

export type Fault = {
  name: string;
  /** Whether the site is started with an upstream, and so has no feed of its own. */
  withUpstream?: boolean;
  begin: (stage: Stage) => Promise<void> | void;
  end: (stage: Stage) => Promise<void> | void;
  /** Why it does not apply to this database or machine. */
  notHere?: (name: BenchDatabase['name'], stage: Stage) => string | undefined;
  /** Whether responses that are being sent may be cut, because their process is killed. */
  mayCut?: boolean;
  /** The kinds that may be answered with 503; 200 is right for every kind. */
  mayRefuse: (name: BenchDatabase['name']) => readonly Kind[];
};

const DATABASE_WORK: readonly Kind[] = ['feed', 'message', 'code'];
const HOUR = 3_600_000;

const badly = (kind: string): RequestListener =>
  BADLY[kind]?.('observation_date,GS10\n') ?? ((_, response) => response.destroy());
const [drip, bomb] = [badly('a slow drip'), badly('a gzip bomb')];

const postgresOnly: Fault['notHere'] = (name) => (name === 'SQLite' ? 'PostgreSQL only' : undefined);

export const FAULTS: readonly Fault[] = [
  {
    name: 'PostgreSQL stopped, then started',
    begin: ({ database }) => database.server?.stop('immediate'),
    end: ({ database }) => database.server?.start(),
    notHere: postgresOnly,
    mayRefuse: () => DATABASE_WORK,
  },
  {
    name: 'connections cut, again and again',
    begin: async ({ database }) => {
      for (let i = 0; i < 5; i += 1) {
        database.relay?.cut();
        await wait(200);
      }
    },
    end: () => undefined,
    notHere: postgresOnly,
    mayRefuse: () => DATABASE_WORK,
  },
  {
    name: 'PostgreSQL does not answer',
    begin: ({ database }) => database.relay?.fail('blackhole'),
    end: ({ database }) => {
      database.relay?.fail(null);
      database.relay?.cut();
    },
    notHere: postgresOnly,
    mayRefuse: () => DATABASE_WORK,
  },
  {
    name: 'one instance killed',
    begin: ({ instances }) => instances.sites[0]?.end('SIGKILL'),
    end: ({ instances }) => instances.sites[0]?.start(),
    mayCut: true,
    // Of two instances nginx uses the other one, but repeats no request that writes.
    mayRefuse: (name) => (INSTANCES[name] === 1 ? KINDS : DATABASE_WORK),
  },
  {
    name: 'disk of the database full',
    begin: ({ disk }) => disk?.fill(),
    end: ({ disk }) => disk?.free(),
    notHere: (_, { disk }) => (disk ? undefined : 'only root may mount the small disk'),
    mayRefuse: () => DATABASE_WORK,
  },
  {
    name: 'mail server does not answer',
    begin: ({ relays }) => relays.mail.fail('blackhole'),
    end: ({ relays }) => {
      relays.mail.fail(null);
      relays.mail.cut();
    },
    mayRefuse: () => ['code'],
  },
  {
    name: 'Sentry does not answer',
    begin: ({ relays }) => relays.sentry.fail('blackhole'),
    end: ({ relays }) => relays.sentry.fail(null),
    mayRefuse: () => [],
  },
  {
    name: 'publishers of values send a drip and a bomb',
    begin: ({ publisher, askPublisher }) => {
      publisher.sends('/us-10y', drip);
      publisher.sends('/us-cpi', bomb);
      askPublisher();
    },
    end: ({ publisher }) => publisher.sends('/us-10y', bomb),
    mayRefuse: () => [],
  },
  {
    name: 'clock jumps two hours ahead, and back',
    begin: ({ setClock }) => setClock(2 * HOUR),
    end: ({ setClock }) => setClock(0),
    mayRefuse: () => [],
  },
  {
    name: 'upstream does not answer',
    withUpstream: true,
    begin: ({ relays }) => relays.upstream.fail('blackhole'),
    end: ({ relays }) => relays.upstream.fail(null),
    mayRefuse: () => ['rendered page', 'code'],
  },
];
