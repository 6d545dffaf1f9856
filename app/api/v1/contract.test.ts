import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { freshDataDir } from '@/e2e/support/fresh-data-dir';
import { fakeUpstream, type FakeUpstream } from '@/e2e/support/fake-upstream';
import { routeListener } from '@/e2e/support/route-server';
import { openChallenge } from '@/lib/auth/challenge';
import { closeDb, db } from '@/lib/db/client';
import { migrate } from '@/lib/db/migrate';
import { outboxDir } from '@/lib/mail/mail';
import { wakeDelivery } from '@/lib/waitlist/delivery';
import { contractChecks, newAddress, signInChecks } from '@/lib/provider/contract-checks';
import { embeddedProvider } from '@/lib/provider/embedded';
import { upstreamProvider } from '@/lib/provider/upstream';
import { POST as sendOtp } from './auth/otp/send/route';
import { POST as verifyOtp } from './auth/otp/verify/route';
import { GET as getBlogs } from './blogs/route';
import { GET as getBlog } from './blogs/[id]/route';
import { POST as postWaitlist } from './general/waitlist/route';
import { GET as getWidgets } from './widgets/[feed]/route';

freshDataDir();

/** The code of the newest mail to this address. */
async function lastMailedCode(email: string): Promise<string> {
  const mails = readdirSync(outboxDir())
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(path.join(outboxDir(), name), 'utf8'))
    .filter((eml) => eml.includes(`To: ${email}`));
  return /^ {4}(\d{6})$/m.exec(mails.at(-1) ?? '')?.[1] ?? '';
}

let site: FakeUpstream;

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await migrate();
  site = await fakeUpstream();
  site.answer(
    routeListener([
      { method: 'POST', path: /^\/api\/v1\/general\/waitlist$/, handler: postWaitlist },
      { method: 'GET', path: /^\/api\/v1\/blogs$/, handler: getBlogs },
      { method: 'GET', path: /^\/api\/v1\/blogs\/(?<id>[^/]+)$/, handler: getBlog },
      { method: 'POST', path: /^\/api\/v1\/auth\/otp\/send$/, handler: sendOtp },
      { method: 'POST', path: /^\/api\/v1\/auth\/otp\/verify$/, handler: verifyOtp },
      { method: 'GET', path: /^\/api\/v1\/widgets\/(?<feed>[^/]+)$/, handler: getWidgets },
    ]),
  );
});

afterAll(async () => {
  await wakeDelivery();
  await site.close();
  await closeDb();
});

describe('the embedded provider', () => {
  it.each(contractChecks)('$name', ({ run }) => run(embeddedProvider));

  it.each(signInChecks)('$name', async ({ run }) => {
    const open = async (email: string) =>
      (await openChallenge(db(), { email, channel: 'browser' })).challenge.id;
    await run(embeddedProvider, { open, address: newAddress, readCode: lastMailedCode });
  });
});

describe('an upstream that is this site’s own /api/v1', () => {
  it.each(contractChecks)('$name', ({ run }) => run(upstreamProvider(site.url)));

  it.each(signInChecks)('$name', async ({ run }) => {
    await run(upstreamProvider(site.url), {
      open: async () => '',
      address: newAddress,
      readCode: lastMailedCode,
    });
  });

  it('turns away a token that is not good', async () => {
    const asked = upstreamProvider(site.url).widgets({ feed: 'dashboard', page: 1, token: 'made-up' });
    await expect(asked).rejects.toMatchObject({ kind: 'unauthorized' });
  });
});
