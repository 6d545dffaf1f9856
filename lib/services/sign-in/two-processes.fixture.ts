// Run by two-processes.test.ts as a separate process: says that it is ready, waits for a line, tries one code
// the given number of times and prints how many attempts succeeded.
import { once } from 'node:events';
import { closeDb, db } from '@/lib/records/database';
import { verifyCode } from './sign-in';

async function main([email = '', challenge = '', code = '', times = '1']: string[]): Promise<void> {
  await db().selectFrom('otp_challenges').select('id').execute();
  console.log('ready');
  await once(process.stdin, 'data');
  const attempts = Array.from({ length: Number(times) }, () =>
    verifyCode({ email, code, challenge, channel: 'browser' }),
  );
  const outcomes = await Promise.allSettled(attempts);
  console.log(JSON.stringify(outcomes.map((outcome) => outcome.status === 'fulfilled')));
  await closeDb();
  process.stdin.destroy();
}

void main(process.argv.slice(2));
