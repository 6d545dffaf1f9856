import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { freshDataDir } from '@/e2e/support/fresh-data-dir';
import { closeDb } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { outboxDir } from '@/lib/platform/mail/mail';
import { sendCode } from './sign-in';

const dataDir = freshDataDir();
beforeAll(migrate);
afterAll(closeDb);

const EMAIL = 'reader@example.com';
const run = promisify(execFile);

/** Another process that tries a code on the same database. */
async function tryElsewhere(challenge: string, code: string, times: number): Promise<boolean[]> {
  const { stdout } = await run(
    process.execPath,
    [
      '--import',
      'tsx',
      'lib/services/sign-in/two-processes.fixture.ts',
      EMAIL,
      challenge,
      code,
      String(times),
    ],
    { env: { ...process.env, DATA_DIR: dataDir } },
  );
  // Among the lines of its log.
  const outcomes = stdout.split('\n').find((line) => line.startsWith('['));
  return JSON.parse(outcomes ?? '[]') as boolean[];
}

it('accepts exactly one correct attempt, in whichever of two processes it arrives', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const challenge = await sendCode({ email: EMAIL, client: 'c', channel: 'browser' });
  const [mail = ''] = readdirSync(outboxDir()).filter((name) => name.endsWith('.eml'));
  const code = /^ {4}(\d{6})$/m.exec(readFileSync(path.join(outboxDir(), mail), 'utf8'))?.[1] ?? '';
  const outcomes = await Promise.all([tryElsewhere(challenge, code, 2), tryElsewhere(challenge, code, 2)]);
  expect(outcomes.flat()).toHaveLength(4);
  expect(outcomes.flat().filter(Boolean)).toHaveLength(1);
});
