import { chartPath } from '@/lib/research/insights/chart-path';
import { signChart } from '@/lib/research/insights/signed-chart';
import { ask, closeAll } from '@/testing/servers/loopback';
import { openDoor } from './front-door.fixture';

jest.mock('@/lib/services/sign-in/current-session', () => ({
  sessionOf: async ({ headers }: Request) => {
    const name = headers.get('cookie');
    return name === 'adult' || name === 'minor' ? { user: { email: `${name}@example.com` } } : null;
  },
}));
jest.mock('@/lib/records/database', () => ({ db: () => undefined }));
jest.mock('@/lib/records/declarations', () => ({
  hasDeclared: async (_db: unknown, email: string) => email === 'adult@example.com',
}));
afterEach(closeAll);

const PATH = chartPath('record-gold-2026-06', 'card');
const signedIn = { headers: { Cookie: 'adult' } };

/** A site whose handler draws every chart, for who is let through. */
const openGate = () =>
  openDoor({
    [PATH.replace('insight', 'drawn')]: (_request, response) => {
      response.setHeader('Content-Type', 'image/svg+xml');
      response.setHeader('Cache-Control', 'private, max-age=3600');
      response.end('<svg/>');
    },
  });

test('a chart is rendered once, and sent to signed-in people and for signed addresses', async () => {
  const { port, asked } = await openGate();
  for (const [path, headers] of [
    [PATH, signedIn],
    [PATH, signedIn],
    [signChart(PATH), {}],
  ] as const) {
    const answer = await ask(port, path, headers);
    expect(answer).toMatchObject({ status: 200, text: '<svg/>' });
    expect(answer.headers['cache-control']).toBe('private, max-age=3600');
  }
  expect(asked.map(({ url }) => url)).toEqual([PATH.replace('insight', 'drawn')]);
});

test.each([
  ['nobody', PATH, {}],
  ['who has been signed out', PATH, { headers: { Cookie: 'session=old' } }],
  ['who made up a signature', `${PATH}?expires=99999999999&signature=a`, {}],
  ['who has one for another chart', signChart(PATH).replace('-card', ''), {}],
  ['who asks for a chart that is not there', '/charts/insight/absent.svg', {}],
  ['the router of a page that runs', PATH, { headers: { RSC: '1' } }],
] as const)('%s is rejected, also when the chart is cached', async (_who, path, asking) => {
  const { port, asked } = await openGate();
  await ask(port, PATH, signedIn);
  for (let i = 0; i < 2; i += 1) {
    const answer = await ask(port, path, asking);
    expect(answer).toMatchObject({ status: 401, text: '' });
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  expect(asked).toHaveLength(1);
});

test('who has no session cannot tell an insight that is there from one that is not', async () => {
  const page = jest.fn((_request: unknown, response: { end: (text: string) => void }) =>
    response.end('sign in'),
  );
  const { port } = await openDoor({ '/web/insights/known': page, '/web/insights/no-such-insight': page });
  for (const name of ['known', 'no-such-insight'])
    expect(await ask(port, `/web/insights/${name}`)).toMatchObject({ status: 200, text: 'sign in' });
  expect((await ask(port, '/web/insights/no-such-insight', signedIn)).status).toBe(404);
  for (const name of ['known', 'no-such-insight'])
    expect((await ask(port, `/web/insights/${name}/`)).headers.location).toBe(`/web/insights/${name}`);
  // No insight has such a name.
  expect((await ask(port, '/web/insights/no-such-<insight>')).status).toBe(404);
});

test('a person without the 18+ declaration is rejected, also when the chart is cached', async () => {
  const { port } = await openGate();
  await ask(port, PATH, signedIn);
  expect(await ask(port, PATH, { headers: { Cookie: 'minor' } })).toMatchObject({ status: 403, text: '' });
});

test('an unknown chart is not requested from Next', async () => {
  const { port, asked } = await openGate();
  for (const name of ['absent.svg', 'a.png', 'a/b.svg'])
    expect((await ask(port, `/charts/insight/${name}`, signedIn)).status).toBe(404);
  expect(asked.map(({ url }) => url)).toEqual(['/_not-found']);
});
