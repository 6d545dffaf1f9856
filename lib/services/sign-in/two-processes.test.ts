import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { outputOf, untilPrinted } from '@/testing/processes/run-command';
import { closeDb } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { outboxDir } from '@/lib/platform/mail/outbox';
import { sendCode, verifyCode } from './sign-in';

const dataDir = freshDataDir();
beforeAll(migrate);
afterAll(closeDb);

const EMAIL = 'reader@example.com';
const attempts = (challenge: string, code: string, times: number) =>
  Array.from({ length: times }, () => verifyCode({ email: EMAIL, code, challenge, channel: 'browser' }));

/** Another process on the same database, which tries the code as soon as it is told. */
async function otherProcess(challenge: string, code: string, times: number) {
  const child = spawn(
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
    { env: { ...process.env, DATA_DIR: dataDir }, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const output = outputOf(child);
  await untilPrinted(child, output, 'ready\n');
  return async (): Promise<boolean[]> => {
    child.stdin.write('now\n');
    await once(child, 'close');
    // Among the lines of its log.
    const outcomes = output.text.split('\n').find((line) => line.startsWith('['));
    return JSON.parse(outcomes ?? '[]') as boolean[];
  };
}

it('accepts exactly one correct attempt, in whichever of two processes it arrives', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const challenge = await sendCode({ email: EMAIL, client: 'c', channel: 'browser' });
  const [mail = ''] = readdirSync(outboxDir()).filter((name) => name.endsWith('.eml'));
  const code = /^ {4}(\d{6})$/m.exec(readFileSync(path.join(outboxDir(), mail), 'utf8'))?.[1] ?? '';
  const tryElsewhere = await otherProcess(challenge, code, 2);
  const [elsewhere, here] = await Promise.all([
    tryElsewhere(),
    Promise.allSettled(attempts(challenge, code, 2)),
  ]);
  const outcomes = [...elsewhere, ...here.map(({ status }) => status === 'fulfilled')];
  expect(outcomes).toHaveLength(4);
  expect(outcomes.filter(Boolean)).toHaveLength(1);
});
