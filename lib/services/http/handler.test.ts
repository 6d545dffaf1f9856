import { SQLite } from '@/testing/database/sqlite-driver';
import { RateLimitError } from '@/lib/platform/http/http-error';
import { log } from '@/lib/platform/log';
import { ProviderError } from '@/lib/provider/provider-error';
import { handler, publicError, publicMessage } from './handler';
import { HttpError } from '@/lib/platform/http/http-error';

const logged = jest.spyOn(log, 'error').mockImplementation();
beforeEach(() => logged.mockClear());

const request = new Request('https://samvit.example/api?email=asha%40samvit.example', { method: 'POST' });
const rejecting = (error: unknown) => handler(() => Promise.reject(error));

test('passes the response on, and gives the handler its request and context', async () => {
  const answer = new Response('as it is');
  const work = jest.fn(async (_request: Request, _context: { id: string }) => answer);
  expect(await handler(work)(request, { id: 'a' })).toBe(answer);
  expect(work).toHaveBeenCalledWith(request, { id: 'a' });
});

describe('the response to an error', () => {
  test.each([
    ['an error made to be shown', new HttpError(404, 'errors.not-found'), 404, 'Not found'],
    [
      'a text to be shown as it is',
      new HttpError(401, 'errors.signed-out', { said: 'Unauthorized' }),
      401,
      'Unauthorized',
    ],
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
    [
      'a refusal of the provider',
      new ProviderError('refused', 'errors.submission', { said: 'Already taken.' }),
      400,
      'Already taken.',
    ],
    ['a silent provider', new ProviderError('unreachable', 'errors.submission'), 503, 'Submission failed'],
    ['nonsense of the provider', new ProviderError('invalid', 'errors.submission'), 503, 'Submission failed'],
    ['anything else', new Error('row 5'), 500, 'Something went wrong on our side. Please try again.'],
    ['what is no error', 'row 5', 500, 'Something went wrong on our side. Please try again.'],
    ['nothing', undefined, 500, 'Something went wrong on our side. Please try again.'],
  ])('%s', async (_, error, status, message) => {
    const problem = publicError(error, request);
    expect([problem.status, publicMessage(problem)]).toEqual([status, message]);
    const response = await rejecting(error)(request, undefined);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ status, message });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('has Retry-After for a limit, and the headers of the error', async () => {
    expect((await rejecting(new RateLimitError(40))(request, undefined)).headers.get('Retry-After')).toBe(
      '40',
    );
    const error = new HttpError(503, 'errors.storage', { headers: { 'Retry-After': '5' } });
    expect((await rejecting(error)(request, undefined)).headers.get('Retry-After')).toBe('5');
  });

  test.each([
    [1, 'in 1 second'],
    [2, 'in 2 seconds'],
    [59, 'in 59 seconds'],
    [60, 'in a minute'],
    [61, 'in 2 minutes'], // never too early
    [120, 'in 2 minutes'],
    [3600, 'in 60 minutes'],
    [7200, 'in 120 minutes'],
    [7201, 'in 3 hours'],
    [86_400, 'in 24 hours'],
  ])('names a wait of %i s as %s', (seconds, words) =>
    expect(publicMessage(new RateLimitError(seconds))).toBe(`Too many requests. Please try again ${words}.`),
  );

  test('has the shape that the handler asks for', async () => {
    const inEnvelope = handler(
      () => Promise.reject(new HttpError(404, 'errors.not-found')),
      (status, message) => ({ status, message, data: null }),
    );
    expect(await (await inEnvelope(request, undefined)).json()).toEqual({
      status: 404,
      message: 'Not found',
      data: null,
    });
  });

  test('is sent for a synchronous error too', async () => {
    const hasty = handler(() => {
      throw new HttpError(400, 'errors.form');
    });
    expect((await hasty(request, undefined)).status).toBe(400);
  });
});

describe('a storage error', () => {
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

  test('is recognised as SQLite reports it', async () => {
    const database = new SQLite(':memory:');
    database.pragma('max_page_count = 1');
    const write = () => Promise.resolve(database.exec('create table full (x)') && new Response());
    expect((await handler(async () => write())(request, undefined)).status).toBe(503);
    database.close();
  });
});

describe('the log line of an error', () => {
  test("contains its type, location and the request's method, not its message and not the address", async () => {
    await rejecting(new TypeError('asha@samvit.example is taken'))(request, undefined);
    expect(logged).toHaveBeenCalledTimes(1);
    const logText = JSON.stringify(logged.mock.calls[0]);
    expect(logText).toContain('"error":"TypeError"');
    expect(logText).toContain('"method":"POST"');
    expect(logText).not.toContain('asha');
  });

  test('does not exist for an error that was written for people', async () => {
    await rejecting(new HttpError(404, 'errors.not-found'))(request, undefined);
    await rejecting(new RateLimitError(1))(request, undefined);
    expect(logged).not.toHaveBeenCalled();
  });

  test('appears sixty times a minute at most', async () => {
    for (let i = 0; i < 200; i += 1) await rejecting(new RangeError('again'))(request, undefined);
    expect(logged.mock.calls.length).toBeGreaterThan(0);
    // The minute of the log's limit may end in the middle of the test.
    expect(logged.mock.calls.length).toBeLessThanOrEqual(120);
  });
});
