// Started by scripts/test-e2e.ts with the name of a mode: starts what the site needs besides itself, prints its
// settings as one line of JSON, and ends with its standard input.
import { mailSender } from '@/lib/content/organisation';
import { sendMail } from '@/lib/platform/mail/mail';
import { startPostgres } from '../database/postgres-server';
import { referenceUpstream } from '../servers/reference-upstream';

/** The settings of a site in a mode, and what ends it. */
type Mode = { settings: Record<string, string>; stop: () => Promise<void> };

/** Written into pages: the same port each time, so that a build is used again, and one for each build. */
const UPSTREAM_PORT = 3211;
const DOWN_PORT = 3212;

const MODES: Record<string, () => Promise<Mode>> = {
  async postgres() {
    const server = await startPostgres();
    const settings = {
      DATABASE_URL: server.url(),
      NEXTAUTH_SECRET: 'a-secret-of-the-tests-of-32-characters',
    };
    return { settings, stop: server.remove };
  },
  async upstream() {
    const mail = (to: string, code: string) =>
      sendMail({
        from: mailSender(),
        to,
        subject: 'A code of the upstream',
        text: `Your code is\n\n    ${code}\n`,
      });
    const upstream = await referenceUpstream({ port: UPSTREAM_PORT, mail });
    return { settings: { PROVIDER_API_URL: upstream.url }, stop: upstream.close };
  },
  /** A provider that cannot be reached while the site is built and started. */
  async 'upstream-down'() {
    return { settings: { PROVIDER_API_URL: `http://127.0.0.1:${DOWN_PORT}` }, stop: async () => {} };
  },
};

void (async () => {
  const start = MODES[process.argv[2] ?? ''];
  if (!start) throw new Error(`The modes are ${Object.keys(MODES).join(', ')}.`);
  const { settings, stop } = await start();
  process.stdin.resume().on('end', () => void stop().then(() => process.exit(0)));
  console.log(JSON.stringify(settings));
})();
