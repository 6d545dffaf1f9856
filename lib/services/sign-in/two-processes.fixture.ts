// Run by two-processes.test.ts as a separate process: tries one code the given number of times and prints
// how many attempts succeeded.
import { closeDb } from '@/lib/records/database';
import { verifyCode } from './sign-in';

async function main([email = '', challenge = '', code = '', times = '1']: string[]): Promise<void> {
  const attempts = Array.from({ length: Number(times) }, () =>
    verifyCode({ email, code, challenge, channel: 'browser' }),
  );
  const outcomes = await Promise.allSettled(attempts);
  console.log(JSON.stringify(outcomes.map((outcome) => outcome.status === 'fulfilled')));
  await closeDb();
}

void main(process.argv.slice(2));
