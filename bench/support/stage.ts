import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { receiveEnvelopes } from '@/testing/servers/envelope-receiver';
import { fakeUpstream, json } from '@/testing/servers/fake-upstream';
import { stop as stopProgram } from '@/testing/processes/child';
import { startCommand } from '@/testing/processes/run-command';
import { certificateIn, publisher, type Publisher } from '@/testing/servers/publisher';
import { contentOfPublisher } from '@/testing/site/content-of-publisher';
import { startInstances, type Instances } from '@/testing/site/instances';
import { tcpProxy, type TcpProxy } from '@/testing/servers/tcp-proxy';
import { ROOT } from '@/lib/platform/commands/root.mjs';
import { postgresDatabase, sqliteDatabase, type BenchDatabase } from '@/testing/database/databases';
import { mailServer, type MailServer } from '@/testing/servers/smtp-server';
import { smallDisk, type SmallDisk } from './small-disk';
import { removeFolder, temporaryFolder } from '@/testing/processes/temporary-folder';

/** A site with everything that it depends on, each behind a relay that can fail. */
export type Stage = {
  database: BenchDatabase;
  instances: Instances;
  mail: MailServer;
  relays: { mail: TcpProxy; sentry: TcpProxy; upstream: TcpProxy };
  /** Whom the site asks for newer values of `us-10y` and `us-cpi` (SERIES_FETCH=daily). */
  publisher: Publisher;
  /** Has the first instance's site ask now, in the process that it starts once a day. */
  askPublisher: () => void;
  /** The disk with the database; undefined if this user may not mount one. */
  disk: SmallDisk | undefined;
  /** The site's SITE_URL. */
  publicOrigin: string;
  /** Sets how far the instances' clocks are ahead, in milliseconds. */
  setClock: (ahead: number) => void;
  stop: () => Promise<void>;
};

/** Enough for an empty database and the write-ahead log of each system, in MB. */
const DISK = { SQLite: 16, PostgreSQL: 160 };

/** SQLite serves one instance, PostgreSQL two. */
export const INSTANCES = { SQLite: 1, PostgreSQL: 2 };

const PUBLIC_ORIGIN = `http://localhost:${process.env.PORT || 3000}`;

/** The provider's responses by path, as far as the visitors of a bench need them. */
const UPSTREAM: Record<string, unknown> = {
  '/blogs': { status: 200, message: '', data: [] },
  '/general/waitlist': { status: 200, message: '', data: {} },
  '/auth/otp/send': { status: 200, message: '', data: {} },
};

export async function setStage(
  name: BenchDatabase['name'],
  { withUpstream = false }: { withUpstream?: boolean } = {},
): Promise<Stage> {
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (const step of undo.reverse()) await step();
  };
  try {
    const disk = smallDisk(DISK[name]);
    if (disk) undo.push(disk.remove);
    const database = await (name === 'SQLite' ? sqliteDatabase : postgresDatabase)({ folder: disk?.folder });
    undo.push(database.remove);
    const mail = await mailServer();
    undo.push(mail.stop);
    const sentry = await receiveEnvelopes();
    undo.push(sentry.close);
    const upstream = await fakeUpstream();
    undo.push(upstream.close);
    upstream.answer((request, response) => {
      const answer = UPSTREAM[new URL(request.url ?? '', upstream.url).pathname.replace('/api/v1', '')];
      json(answer ?? { status: 404, message: 'Not found' }, answer ? 200 : 404)(request, response);
    });
    const relays = {
      mail: await tcpProxy(mail.port),
      sentry: await tcpProxy(Number(new URL(sentry.origin).port)),
      upstream: await tcpProxy(Number(new URL(upstream.url).port)),
    };
    undo.push(() => Object.values(relays).forEach((relay) => relay.close()));
    const certificates = temporaryFolder('bench-certificate-');
    undo.push(() => removeFolder(certificates));
    const certificate = certificateIn(certificates);
    const values = await publisher(certificate);
    undo.push(values.close);
    const clock = temporaryFolder('bench-clock-');
    undo.push(() => removeFolder(clock));
    const clockFile = path.join(clock, 'ahead');
    const setClock = (ahead: number) => writeFileSync(clockFile, String(ahead));
    setClock(0);
    const settings = {
      ...database.settings,
      SITE_URL: PUBLIC_ORIGIN,
      SMTP_URL: `smtp://127.0.0.1:${relays.mail.port}`,
      SENTRY_DSN: `http://key@127.0.0.1:${relays.sentry.port}/1`,
      ...(withUpstream && { PROVIDER_API_URL: `http://127.0.0.1:${relays.upstream.port}` }),
      SERIES_FETCH: 'daily',
      NODE_EXTRA_CA_CERTS: certificate.file,
      TRUSTED_PROXY_HOPS: '1',
      CLOCK_FILE: clockFile,
      CLOCK_JUMPS: 'true',
      NODE_OPTIONS: `--require ${path.join(ROOT, 'testing', 'site', 'clock.cjs')}`,
    };
    const instances = await startInstances(
      Array.from({ length: INSTANCES[name] }, () => settings),
      contentOfPublisher(values.origin, { 'us-10y': 'GS10', 'us-cpi': 'CPIAUCNS' }),
    );
    undo.push(instances.stop);
    const askPublisher = () => {
      const command = 'node --import ./scripts/steps/command.mjs scripts/series.ts daily';
      const asking = startCommand(command, instances.sites[0]?.folder ?? ROOT, settings);
      undo.push(() => stopProgram(asking));
    };
    const outside = { mail, relays, publisher: values, askPublisher, publicOrigin: PUBLIC_ORIGIN };
    return { database, instances, ...outside, disk, setClock, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
