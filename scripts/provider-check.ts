// Runs the contract checks of lib/provider against a real provider: node --import tsx scripts/provider-check.ts
// https://api.provider.example It sends two contact messages from addresses at contract-check.example. To
// check signing in too, give an address whose mail you can read: node --import tsx scripts/provider-check.ts URL
// you@your.example then asks you for the codes.
import { createInterface } from 'node:readline/promises';
import { escapeControls } from '@/lib/platform/controls.mjs';
import { contractChecks, messageChecks, signInChecks, type Inbox } from '@/lib/provider/contract-checks';
import { upstreamProvider } from '@/lib/provider/upstream';
import { command } from './steps/stop.mjs';

const [url, email] = process.argv.slice(2);
if (!url || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
  console.error('Usage: node --import tsx scripts/provider-check.ts URL [your address]');
  process.exit(2);
}

// A function, because tsx translates this file to CommonJS, which has no top-level await.
void command(() => checkProvider(url, email));

/** What the provider answered, by call: `GET /blogs` and `200 application/json {data, message, status}`. */
const answers = new Map<string, Set<string>>();

function note(input: unknown, method = 'GET', answer: string): void {
  const { pathname } = new URL(String(input));
  // The names in addresses are of no interest.
  const call = `${method} ${pathname.replace(/^.*\/api\/v1/, '').replace(/^(\/blogs)\/.+/, '$1/…')}`;
  answers.set(call, (answers.get(call) ?? new Set()).add(answer));
}

/** Notes every exchange of this process. */
function listen(): void {
  const plainFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    try {
      const response = await plainFetch(input, init);
      const type = response.headers.get('content-type') ?? 'no content type';
      const names = namesIn(await response.clone().text());
      note(input, init?.method, `${response.status} ${type} ${names}`);
      return response;
    } catch (error) {
      const { cause } = error as Error;
      note(input, init?.method, `no answer: ${cause instanceof Error ? cause.message : String(error)}`);
      throw error;
    }
  };
}

/** The names in an answer's object; what it contains may be personal. */
function namesIn(body: string): string {
  try {
    const json: unknown = JSON.parse(body);
    const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
    return isObject ? `{${Object.keys(json).sort().join(', ')}}` : 'JSON, but no object';
  } catch {
    return 'no JSON';
  }
}

async function checkProvider(url: string, email = ''): Promise<void> {
  listen();
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
  for (const [call, all] of answers) console.log(escapeControls([call, ...all].join('\n    ')));
  console.log(`\n${checks.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
