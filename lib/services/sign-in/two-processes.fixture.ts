// Run by two-processes.test.ts as a process of its own: tries one code as often as it is told, and prints who got in.
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
