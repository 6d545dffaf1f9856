import { openDoor, SIGN_IN_PAGE } from './front-door.fixture';
import { cspHash } from '@/lib/platform/csp-hash';
import { ask, closeAll } from '@/testing/servers/loopback';

afterEach(closeAll);

const keepAlive = { Connection: 'keep-alive' };

test('a new visitor gets the sign-in screen from memory, which shared caches do not store', async () => {
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

test('so do those of other languages, each of its own', async () => {
  const { port, asked } = await openDoor({ '/hi/web': SIGN_IN_PAGE });
  for (const Cookie of ['theme=dark', 'theme=light']) {
    const { text, headers } = await ask(port, '/hi/web', { headers: { Cookie } });
    expect(text).toContain('for nobody');
    expect(headers['cache-control']).toBe('no-store');
  }
  expect(asked.map(({ url }) => url)).toEqual(['/hi/web']);
  const Cookie = 'sign-in-challenge=a';
  expect((await ask(port, '/hi/web', { headers: { Cookie } })).text).toContain(`for ${Cookie}`);
});

test('its scripts are not deferred, and its policy lists each of them', async () => {
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
])('a visitor with a cookie (%s) gets a response of their own, on every path to the page', async (cookie) => {
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
] as const)('%s is rendered for each request', async (_what, path, headers) => {
  const { port, asked } = await openDoor();
  for (let i = 0; i < 2; i += 1) await ask(port, path, { headers });
  expect(asked).toHaveLength(2);
});

test('it is rendered again after a revalidation', async () => {
  const { port, asked, revalidate } = await openDoor();
  await ask(port, '/web');
  revalidate();
  await ask(port, '/web');
  expect(asked.map(({ url }) => url)).toEqual(['/web', '/web']);
});
