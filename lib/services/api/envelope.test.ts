import { isEmbedded } from '@/lib/provider';
import { apiHandler, envelope } from './envelope';
import { HttpError } from '@/lib/platform/http/http-error';

jest.mock('@/lib/provider', () => ({ isEmbedded: jest.fn() }));
const embedded = jest.mocked(isEmbedded);
beforeEach(() => embedded.mockReturnValue(true));

const request = new Request('https://samvit.example/api/v1/blogs');

test('a response is wrapped in status, message and data, and is not cached', async () => {
  const response = envelope([{ id: 'a' }], { 'x-total-pages': '3' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 200, message: 'success', data: [{ id: 'a' }] });
  expect(response.headers.get('x-total-pages')).toBe('3');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Type')).toMatch('application/json');
});

test('a handler may allow caching', () => {
  expect(envelope({}, { 'Cache-Control': 'max-age=60' }).headers.get('Cache-Control')).toBe('max-age=60');
});

test('the embedded provider responds, with the context of its route', async () => {
  const route = apiHandler<{ id: string }>(async (_request, { id }) => envelope({ id }));
  expect(await (await route(request, { id: 'a' })).json()).toMatchObject({ status: 200, data: { id: 'a' } });
});

test('an error is wrapped too, with its status and without data', async () => {
  const route = apiHandler(() => Promise.reject(new HttpError(404, 'blog.missing.title')));
  const response = await route(request, undefined);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ status: 404, message: 'Blog not found.', data: null });
});

test('with an upstream every call gets 404, and no work is done', async () => {
  embedded.mockReturnValue(false);
  const work = jest.fn(async () => envelope({}));
  const response = await apiHandler(work)(request, undefined);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ status: 404, message: 'Not found', data: null });
  expect(work).not.toHaveBeenCalled();
});
