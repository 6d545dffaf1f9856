import type { IncomingHttpHeaders } from 'node:http';
import { nextOf, renderer } from './next-handler';

it('requests a page with its path and the host of the site only', async () => {
  const asked: [string | undefined, string | undefined, IncomingHttpHeaders][] = [];
  const render = renderer(
    nextOf(async ({ method, url, headers }, response) => {
      asked.push([method, url, headers]);
      response.end();
    }),
    'samvit.example',
  );
  await render('/blogs/café & cream');
  const [[method, url, headers] = []] = asked;
  expect([method, url]).toEqual(['GET', '/blogs/caf%C3%A9%20&%20cream']);
  expect(headers).toEqual({ host: 'samvit.example', accept: '*/*', 'user-agent': expect.any(String) });
});

it('returns status, headers and bytes unchanged', async () => {
  const bytes = Buffer.from([0, 255, 128]);
  const render = renderer(
    nextOf(async (_request, response) => {
      response.writeHead(404, { 'Content-Type': 'image/avif', Vary: ['Accept', 'RSC'] }).end(bytes);
    }),
    'samvit.example',
  );
  expect(await render('/')).toMatchObject({
    status: 404,
    headers: { 'content-type': 'image/avif', vary: 'Accept,RSC' },
    body: bytes,
  });
});

it('returns one address where the page leads, which Next names twice', async () => {
  const render = renderer(
    nextOf(async (_request, response) => {
      response.writeHead(308, { Location: ['/blogs', '/blogs'] as never }).end();
    }),
    'samvit.example',
  );
  expect(await render('/')).toMatchObject({ status: 308, headers: { location: '/blogs' } });
});

it('fails if the handler fails, and no caller waits for ever', async () => {
  const render = renderer(
    nextOf(() => Promise.reject(new Error('fell over'))),
    'samvit.example',
  );
  await expect(render('/')).rejects.toThrow('fell over');
});
