import SQLite from 'better-sqlite3';
import { RateLimitError } from '@/lib/platform/http/http-error';
import { log } from '@/lib/platform/log';
import { ProviderError } from '@/lib/contract/provider';
import { handler, publicError } from './handler';
import { HttpError } from './http-error';

const logged = jest.spyOn(log, 'error').mockImplementation();
beforeEach(() => logged.mockClear());

const request = new Request('https://samvit.example/api?email=asha%40samvit.example', { method: 'POST' });
const rejecting = (error: unknown) => handler(() => Promise.reject(error));

test('what a handler answers is passed on as it is, and it gets its request and context', async () => {
  const answer = new Response('as it is');
  const work = jest.fn(async (_request: Request, _context: { id: string }) => answer);
  expect(await handler(work)(request, { id: 'a' })).toBe(answer);
  expect(work).toHaveBeenCalledWith(request, { id: 'a' });
});

describe('what a person is told of an error', () => {
  test.each([
    ['an error made to be shown', new HttpError(413, 'Too long.'), 413, 'Too long.'],
    [
      'a limit of 40 seconds',
      new RateLimitError(40),
      429,
      'Too many requests. Please try again in 40 seconds.',
    ],
    [
      'a limit of an hour',
      new RateLimitError(3600),
      429,
      'Too many requests. Please try again in 60 minutes.',
    ],
    ['a refusal of the provider', new ProviderError('refused', 'Already taken.'), 400, 'Already taken.'],
    ['a silent provider', new ProviderError('unreachable', 'Submission failed'), 503, 'Submission failed'],
    ['nonsense of the provider', new ProviderError('invalid', 'Submission failed'), 503, 'Submission failed'],
    ['anything else', new Error('row 5'), 500, 'Something went wrong on our side. Please try again.'],
    ['what is no error', 'row 5', 500, 'Something went wrong on our side. Please try again.'],
    ['nothing', undefined, 500, 'Something went wrong on our side. Please try again.'],
  ])('%s', async (_, error, status, message) => {
    expect(publicError(error, request)).toMatchObject({ status, publicMessage: message });
    const response = await rejecting(error)(request, undefined);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ status, message });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('a limit says when to come back, and an error its own headers', async () => {
    expect((await rejecting(new RateLimitError(40))(request, undefined)).headers.get('Retry-After')).toBe(
      '40',
    );
    const error = new HttpError(503, 'Later.', { 'Retry-After': '5' });
    expect((await rejecting(error)(request, undefined)).headers.get('Retry-After')).toBe('5');
  });

  test('comes in the shape the handler asks for', async () => {
    const inEnvelope = handler(
      () => Promise.reject(new HttpError(404, 'Not found')),
      (status, message) => ({ status, message, data: null }),
    );
    expect(await (await inEnvelope(request, undefined)).json()).toEqual({
      status: 404,
      message: 'Not found',
      data: null,
    });
  });

  test('a handler that throws before it waits is caught too', async () => {
    const hasty = handler(() => {
      throw new HttpError(400, 'At once.');
    });
    expect((await hasty(request, undefined)).status).toBe(400);
  });
});

describe('a disk or a database that cannot store', () => {
  const WORDS = 'Our storage is not available, so nothing was saved. Please try again later.';

  test.each([
    'SQLITE_FULL',
    'SQLITE_IOERR',
    'SQLITE_IOERR_WRITE',
    'SQLITE_READONLY_DBMOVED',
    'SQLITE_CANTOPEN',
    'SQLITE_CORRUPT_INDEX',
    'SQLITE_NOTADB',
    'SQLITE_BUSY',
    'ENOSPC',
    'EROFS',
  ])('%s is a 503 that says so and when to come back, and a line in the log', async (code) => {
    const response = await rejecting(Object.assign(new Error('row 5'), { code }))(request, undefined);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(await response.json()).toEqual({ status: 503, message: WORDS });
    expect(JSON.stringify(logged.mock.calls)).toContain(code);
  });

  test.each(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_ERROR', 'SQLITE_FULLER', 'ENOENT', 5])(
    '%s is a fault of ours',
    async (code) => {
      const response = await rejecting(Object.assign(new Error('row 5'), { code }))(request, undefined);
      expect(response.status).toBe(500);
    },
  );

  test('as SQLite itself reports it', async () => {
    const database = new SQLite(':memory:');
    database.pragma('max_page_count = 1');
    const write = () => Promise.resolve(database.exec('create table full (x)') && new Response());
    expect((await handler(async () => write())(request, undefined)).status).toBe(503);
    database.close();
  });
});

describe('what the log is told of an error', () => {
  test('its kind, its place and the method, not its words and not the address', async () => {
    await rejecting(new TypeError('asha@samvit.example is taken'))(request, undefined);
    expect(logged).toHaveBeenCalledTimes(1);
    const written = JSON.stringify(logged.mock.calls[0]);
    expect(written).toContain('"error":"TypeError"');
    expect(written).toContain('"method":"POST"');
    expect(written).not.toContain('asha');
  });

  test('nothing where the error was made to be shown', async () => {
    await rejecting(new HttpError(404, 'Not found'))(request, undefined);
    await rejecting(new RateLimitError(1))(request, undefined);
    expect(logged).not.toHaveBeenCalled();
  });

  test('no more than sixty lines a minute, however often strangers can make it fail', async () => {
    for (let i = 0; i < 200; i += 1) await rejecting(new RangeError('again'))(request, undefined);
    expect(logged.mock.calls.length).toBeGreaterThan(0);
    // A minute may end meanwhile.
    expect(logged.mock.calls.length).toBeLessThanOrEqual(120);
  });
});
