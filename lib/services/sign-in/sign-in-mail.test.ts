import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { DAY } from '@/lib/platform/clock';
import { inLocale } from '@/lib/content/locale';
import * as mail from '@/lib/platform/mail/mail';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { log } from '@/lib/platform/log';
import { tellOfSignIn } from './sign-in-mail';
import { startSession } from './start-session';

jest.mock('@/lib/platform/mail/mail', () => ({
  __esModule: true,
  ...jest.requireActual('@/lib/platform/mail/mail'),
}));

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);

const sent: mail.Mail[] = [];
beforeEach(() => {
  sent.length = 0;
  jest.spyOn(mail, 'sendMail').mockImplementation(async (message) => void sent.push(message));
});
afterEach(() => jest.restoreAllMocks());

const NOW = Date.parse('2026-11-25T10:00:00Z');
const CLIENT = { channel: 'browser', browser: 'Firefox', system: 'Windows', network: '203.0.113.x' } as const;
let people = 0;
const someone = () => `reader-${(people += 1)}@example.com`;

test('it names time, browser, shortened network, and where to sign out everywhere', async () => {
  const email = someone();
  await tellOfSignIn(email, CLIENT, () => NOW);
  expect(sent).toMatchObject([{ to: email, subject: 'New sign-in to Samvit' }]);
  expect(sent[0]?.text).toMatch(
    /25-11-2026, 15:30 \(India\)\s+Where: +Firefox on Windows\s+Network: +203\.0\.113\.x/,
  );
  expect(sent[0]?.text).toContain('/web/account');
});

test('in Hindi it leads to the Hindi page, where the button has the name that the mail says', async () => {
  await inLocale('hi', () => tellOfSignIn(someone(), CLIENT, () => NOW));
  expect(sent[0]?.text).toContain('/hi/web/account');
});

test('one address gets five a day at most, whatever happens to others', async () => {
  const email = someone();
  for (let i = 0; i < 9; i += 1) await tellOfSignIn(email, CLIENT, () => NOW);
  expect(sent).toHaveLength(5);
  await tellOfSignIn(someone(), CLIENT, () => NOW);
  await tellOfSignIn(email, CLIENT, () => NOW + DAY);
  expect(sent).toHaveLength(7);
});

describe('a sign-in', () => {
  const request = new Request('http://site/', {
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0' },
  });
  const start = (email: string, known: boolean, channel: 'browser' | 'api' = 'browser') =>
    startSession(request, { user: { id: email, email, name: null }, token: 'p' }, { channel, known });
  // The mail is sent without anybody waiting for it.
  const mails = async (expected = 0) => {
    do await new Promise((resolve) => setTimeout(resolve, 100));
    while (sent.length < expected);
    return sent.map(({ to }) => to);
  };

  test('from a new browser is told, the first of an account and one from a known browser are not', async () => {
    const email = someone();
    await start(email, false);
    expect(await mails()).toEqual([]);
    await start(email, true);
    expect(await mails()).toEqual([]);
    await start(email, false);
    expect(await mails(1)).toEqual([email]);
    await start(email, false, 'api');
    expect(await mails(2)).toEqual([email, email]);
    expect(sent[1]?.text).toContain('An app on Linux');
  });

  test('is not delayed by a mail server that hangs, and does not fail with one that is gone', async () => {
    const warned = jest.spyOn(log, 'warn').mockImplementation();
    const email = someone();
    await start(email, false);
    jest.mocked(mail.sendMail).mockImplementationOnce(() => new Promise(() => undefined));
    expect(await start(email, false)).toBeTruthy();
    jest.mocked(mail.sendMail).mockRejectedValueOnce(new Error('gone'));
    expect(await start(email, false)).toBeTruthy();
    await mails();
    expect(warned).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(warned.mock.calls)).not.toContain(email);
    expect(await db().selectFrom('sessions').select('id').where('email', '=', email).execute()).toHaveLength(
      3,
    );
  });
});
