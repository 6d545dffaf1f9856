// Runs the contract checks of lib/provider against a real provider: node --import tsx scripts/provider-check.ts
// https://api.provider.example It sends two contact messages from addresses at contract-check.example. To
// check signing in too, give an address whose mail you can read: node --import tsx scripts/provider-check.ts URL
// you@your.example then asks you for the codes.
import { createInterface } from 'node:readline/promises';
import { escapeControls } from '@/lib/platform/controls.mjs';
import { contractChecks, messageChecks, signInChecks, type Inbox } from '@/lib/provider/contract-checks';
import { Exchanges } from '@/lib/provider/exchanges';
import { upstreamProvider } from '@/lib/provider/upstream';
import { command } from '@/lib/platform/commands/stop.mjs';

const [url, email] = process.argv.slice(2);
if (!url || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
  console.error('Usage: node --import tsx scripts/provider-check.ts URL [your address]');
  process.exit(2);
}

// A function, because tsx translates this file to CommonJS, which has no top-level await.
void command(() => checkProvider(url, email));

async function checkProvider(url: string, email = ''): Promise<void> {
  const exchanges = new Exchanges();
  globalThis.fetch = exchanges.noting(globalThis.fetch);
  const provider = upstreamProvider(url);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const inbox: Inbox = {
    address: () => email,
    readCode: (address) => terminal.question(`The code mailed to ${address}: `),
  };
  const checks = [
    ...messageChecks,
    ...contractChecks,
    ...(email ? signInChecks.map(({ name, run }) => ({ name, run: () => run(provider, inbox) })) : []),
  ];

  let failed = 0;
  for (const check of checks) {
    try {
      await check.run(provider);
      console.log(`ok      ${check.name}`);
    } catch (error) {
      failed += 1;
      const words = error instanceof Error ? error.message : 'unknown error';
      console.log(escapeControls(`FAILED  ${check.name}: ${words}`));
    }
  }
  terminal.close();
  console.log('\nWhat it answered:');
  for (const line of exchanges.lines()) console.log(escapeControls(line));
  console.log(`\n${checks.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
