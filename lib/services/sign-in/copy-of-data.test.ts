import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { closeDb, db } from '@/lib/records/database';
import { recordSubmission } from '@/lib/records/messages';
import { migrate } from '@/lib/records/migrate';
import { createSession } from '@/lib/records/sessions';
import { openChallenge } from '@/lib/records/challenges';
import { copyAsCsv, copyAsJson, copyOf } from './copy-of-data';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);

const EMAIL = 'asha@example.com';

test('the copy has the sessions and the messages of an address, no token or hash, and runs no formula', async () => {
  const client = { channel: 'browser', browser: 'Firefox', system: 'Linux', network: '203.0.113.x' } as const;
  const user = { id: 'u', email: EMAIL, name: '=cmd()' };
  const token = await createSession(db(), { user, token: 'token-of-the-provider', client });
  const { token: challenge } = await openChallenge(db(), { email: EMAIL, channel: 'browser' }, '123456');
  await recordSubmission(
    db(),
    { email: 'Asha@Example.com', message: '=HYPERLINK("https://evil.example")' },
    { delivery: 'none', client: 'c' },
  );
  const copy = await copyOf(db(), EMAIL);
  const [json, csv] = [copyAsJson(copy), copyAsCsv(copy)];
  const hashes = [
    ...(await db().selectFrom('sessions').select('id').execute()),
    ...(await db().selectFrom('otp_challenges').select(['id', 'code_hash', 'mailbox']).execute()),
  ].flatMap((row) => Object.values(row).filter((value) => value !== null));
  expect(hashes).toHaveLength(4);
  for (const secret of [token, challenge, 'token-of-the-provider', '123456', ...hashes])
    for (const file of [json, csv]) expect(file).not.toContain(secret);

  expect(JSON.parse(json)).toMatchObject({
    address: EMAIL,
    stored: { messages: [{ email: 'Asha@Example.com' }], sessions: [{ browser: 'Firefox' }] },
  });
  expect(csv).toMatch(/^part,row,field,value\r\n/);
  expect(csv).toContain('sessions,1,network,203.0.113.x\r\n');
  expect(csv).toContain(`sessions,1,name,'=cmd()\r\n`);
  expect(csv).not.toMatch(/(?:^|,|")[=+@]/m);
});
