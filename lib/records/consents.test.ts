import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { DAY } from '@/lib/platform/clock';
import { giveConsent, receiptsOf, withdrawConsent, type ConsentText } from './consents';
import { closeDb, db } from './database';
import { declareAdult, readDeclaration } from './declarations';
import { migrate } from './migrate';
import { createSession } from './sessions';

freshDataDir();
const EMAIL = 'asha@example.com';
const asha = { id: 'u1', email: EMAIL };
beforeAll(async () => {
  await migrate();
  await createSession(db(), { user: { ...asha, name: null }, token: 'none' });
});
afterAll(closeDb);
afterEach(async () => {
  for (const table of ['declarations', 'consents', 'rate_limits'] as const)
    await db().deleteFrom(table).execute();
});

const NOW = Date.parse('2026-11-25T10:00:00Z');
const at = (time: number) => () => time;
const texts = (terms: string): ConsentText[] => [
  { kind: 'age', version: null, sha256: 'a' },
  { kind: 'terms', version: terms, sha256: 'b' },
  { kind: 'privacy', version: '1.1', sha256: 'c' },
];
const receipts = () => receiptsOf(db(), EMAIL);
const give = (terms: string, time: number, isInForce = () => true) =>
  giveConsent(db(), asha, { texts: texts(terms), isInForce }, at(time));
const declared = () => readDeclaration(db(), EMAIL);

test('a consent opens the feed and leaves a receipt for each text; a second one changes nothing', async () => {
  await give('2.0', NOW);
  await give('2.0', NOW + DAY);
  expect(await declared()).toMatchObject({ terms: '2.0', privacy: '1.1' });
  expect(await receipts()).toEqual(
    texts('2.0').map((text) => ({ ...text, givenAt: NOW, withdrawnAt: null })),
  );
});

test('withdrawn, it closes the feed, and its receipts say when; it can be given again', async () => {
  await give('2.0', NOW);
  await withdrawConsent(db(), asha, at(NOW + 1));
  expect(await declared()).toBeNull();
  expect((await receipts()).map(({ withdrawnAt }) => withdrawnAt)).toEqual([NOW + 1, NOW + 1, NOW + 1]);
  await give('2.0', NOW + 2);
  expect(await declared()).toMatchObject({ terms: '2.0', privacy: '1.1' });
  expect((await receipts()).map(({ withdrawnAt }) => withdrawnAt)).toEqual([
    ...[null, null, null],
    ...[NOW + 1, NOW + 1, NOW + 1],
  ]);
});

test('a declaration from before there were receipts has some, without hashes, also after it is withdrawn', async () => {
  await declareAdult(db(), EMAIL, '2.0', at(NOW));
  const known = { sha256: null, givenAt: NOW };
  const expected = [
    { kind: 'age', version: null, ...known },
    { kind: 'terms', version: '2.0', ...known },
  ];
  expect(await receipts()).toEqual(expected.map((one) => ({ ...one, withdrawnAt: null })));
  await withdrawConsent(db(), asha, at(NOW + 1));
  expect(await receipts()).toEqual(expected.map((one) => ({ ...one, withdrawnAt: NOW + 1 })));
});

test('where an earlier one is not in force any more, the new one takes its place; both have receipts', async () => {
  await give('2.0', NOW);
  await give('3.0', NOW + DAY, () => false);
  expect(await declared()).toEqual({ terms: '3.0', privacy: '1.1', declaredAt: NOW + DAY });
  expect((await receipts()).map(({ version }) => version)).toEqual([null, '3.0', '1.1', null, '2.0', '1.1']);
});

test('a person declares ten times a day at most, and withdraws whenever they want', async () => {
  for (let i = 0; i < 10; i += 1) {
    await give('2.0', NOW + i);
    await withdrawConsent(db(), asha, at(NOW + i));
  }
  await expect(give('2.0', NOW + 10)).rejects.toMatchObject({ status: 429 });
  await withdrawConsent(db(), asha, at(NOW + 10));
  expect(await receipts()).toHaveLength(30);
  await give('2.0', NOW + DAY);
  // What changes nothing is not counted.
  for (let i = 0; i < 20; i += 1) await give('2.0', NOW + DAY);
});
