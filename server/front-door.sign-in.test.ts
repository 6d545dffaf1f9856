import { openDoor } from './front-door.fixture';
import { cspHash } from '@/lib/platform/csp-hash';
import { ask, closeAll } from '@/e2e/support/loopback';

afterEach(closeAll);

const keepAlive = { Connection: 'keep-alive' };

test('who comes to sign in for the first time gets the screen from memory, which nobody else keeps', async () => {
  const { port, asked } = await openDoor();
  for (const headers of [keepAlive, {}, { ...keepAlive, Cookie: 'theme=dark' }]) {
    const answer = await ask(port, '/web', { headers });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('for nobody');
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  expect(asked).toMatchObject([{ method: 'GET', url: '/web' }]);
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
});

test('its scripts stay in it, and its policy names each', async () => {
  const { port } = await openDoor();
  const { headers, text } = await ask(port, '/web');
  expect(text).toContain('<script>a()</script>');
  expect(headers['content-security-policy']).toContain(`script-src 'self' ${cspHash('a()')};`);
});

test.each([
  'next-auth.session-token=a',
  '__Secure-next-auth.session-token=a',
  'sign-in-challenge=a',
  'sign-in-flash=a',
  'known-browser=a',
  'theme=dark; sign-in-flash=a',
])('who has been here (%s) gets what is made for him, on every way in', async (cookie) => {
  const { port, asked } = await openDoor();
  await ask(port, '/web');
  for (const headers of [{ Cookie: cookie }, { ...keepAlive, Cookie: cookie }])
    for (const path of ['/web', '/%77eb', 'http://evil.example/web'])
      expect((await ask(port, path, { headers })).text).toContain(`for ${cookie}`);
  expect(asked).toHaveLength(7);
  expect((await ask(port, '/web')).text).toContain('for nobody');
});

test.each([
  ['a query', '/web?callbackUrl=/web/account', {}],
  ['the router of a page that runs', '/web', { RSC: '1' }],
] as const)('%s is rendered each time', async (_what, path, headers) => {
  const { port, asked } = await openDoor();
  for (let i = 0; i < 2; i += 1) await ask(port, path, { headers });
  expect(asked).toHaveLength(2);
});

test('it is made anew when pages are', async () => {
  const { port, asked } = await openDoor();
  await ask(port, '/web');
  await ask(port, '/api/revalidate', { method: 'POST', headers: { Authorization: 'Bearer secret' } });
  await ask(port, '/web');
  expect(asked.map(({ url }) => url)).toEqual(['/web', '/api/revalidate', '/web']);
});
