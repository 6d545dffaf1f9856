// Runs the contract of lib/provider against a real provider: npm run provider:check -- https://api.provider.example
// It sends two contact messages from addresses at contract-check.example.
import { contractChecks } from '@/lib/provider/contract-checks';
import { upstreamProvider } from '@/lib/provider/upstream';

const url = process.argv[2];
if (!url || !URL.canParse(url)) {
  console.error('Usage: npm run provider:check -- URL');
  process.exit(2);
}

const provider = upstreamProvider(url);
let failed = 0;
for (const check of contractChecks) {
  try {
    await check.run(provider);
    console.log(`ok      ${check.name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED  ${check.name}: ${error instanceof Error ? error.message : 'unknown error'}`);
  }
}
console.log(`${contractChecks.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
