import { closeDb, db } from '@/lib/records/database';
import { declareAdult } from '@/lib/records/declarations';
import { feedWishes } from '@/lib/records/feed-choices';
import { noteVisit } from '@/lib/records/feed-visits';
import { migrate } from '@/lib/records/migrate';
import { chargeWrite } from '@/lib/records/own-records';
import { createSession } from '@/lib/records/sessions';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { responseToForm } from '@/testing/site/form-response';
import { sessionCookie } from '@/testing/site/session-cookie';
import { POST } from './route';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);

async function newReader(id: string) {
  const user = { id, email: `${id}@example.com`, name: null };
  const cookie = await sessionCookie(await createSession(db(), { user, token: 'none' }));
  await declareAdult(db(), user.email, '2.0');
  const post = async (type: string, body: string) => {
    const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': type };
    const request = new Request('http://site/api/feed/subjects', { method: 'POST', headers, body });
    return (await responseToForm(POST, request)).response;
  };
  return {
    user,
    json: (fields: string) => post('application/json', fields),
    form: (fields: string) => post('application/x-www-form-urlencoded', fields),
    stored: async () => ({
      wishes: Object.fromEntries(await feedWishes(db(), id)),
      ...(await noteVisit(db(), id)),
    }),
  };
}

test('whoever answers the question is not asked again, whoever skips it neither', async () => {
  const answers = await newReader('answers');
  const { status, headers } = await answers.form('gold-usd-oz=more&usd-inr=less&first=chosen');
  expect([status, headers.get('location')]).toEqual([303, '/web']);
  const wishes = { 'gold-usd-oz': 'more', 'usd-inr': 'less' };
  expect(await answers.stored()).toEqual({ wishes, before: null, hasAnswered: true });

  for (const fields of ['first=chosen', 'first=skip', 'gold-usd-oz=more&first=skip']) {
    const skips = await newReader(fields);
    expect((await skips.form(fields)).headers.get('location')).toBe('/web');
    expect(await skips.stored()).toEqual({ wishes: {}, before: null, hasAnswered: true });
  }
});

test('a change of the list elsewhere is no answer', async () => {
  const reader = await newReader('elsewhere');
  expect((await reader.json('{"gold-usd-oz":"less"}')).status).toBe(200);
  expect(await reader.stored()).toMatchObject({ wishes: { 'gold-usd-oz': 'less' }, hasAnswered: false });
});

test.each(['constructor', '__proto__', 'toString', 'MORE', ''])('no wish is the word %j', async (word) => {
  const reader = await newReader(`word-${word}`);
  const fields = { 'silver-usd-oz': 'more', 'gold-usd-oz': word };
  for (const sent of [fields, { ...fields, first: 'chosen' }]) {
    expect((await reader.json(JSON.stringify(sent))).status).toBe(400);
    expect((await reader.form(String(new URLSearchParams(Object.entries(sent))))).status).toBe(400);
  }
  expect(await reader.stored()).toEqual({ wishes: {}, before: null, hasAnswered: false });
});

test.each(['{"toString":1}', '1', 'null', '["more"]', 'true'])('no wish is the value %s', async (value) => {
  const reader = await newReader(`value-${value}`);
  expect((await reader.json(`{"gold-usd-oz":${value},"first":"chosen"}`)).status).toBe(400);
  expect((await reader.json(`{"gold-usd-oz":${value}}`)).status).toBe(400);
  for (const subject of ['toString', '__proto__', 'constructor'])
    expect((await reader.json(`{"${subject}":${value}}`)).status).toBe(400);
  expect(await reader.stored()).toEqual({ wishes: {}, before: null, hasAnswered: false });
});

test('an answer that could not be stored is asked for again', async () => {
  const reader = await newReader('busy');
  for (let i = 0; i < 60; i++) await chargeWrite(db(), reader.user);
  expect((await reader.json('{"gold-usd-oz":"more","first":"chosen"}')).status).toBe(429);
  expect(await reader.stored()).toEqual({ wishes: {}, before: null, hasAnswered: false });
});
