import type { IncomingMessage } from 'node:http';
import { MINUTE } from '@/lib/platform/clock';
import { log } from '@/lib/platform/log';
import { RULES } from './front-door.fixture';
import { noteMissing } from './note-missing';

jest.spyOn(log, 'warn').mockImplementation();
const noted = jest.spyOn(log, 'info').mockImplementation();
jest.useFakeTimers({ now: Date.parse('2026-01-05T09:00:00Z') });
beforeEach(() => {
  jest.advanceTimersByTime(MINUTE);
  noted.mockClear();
});

const look = (path: string, accept: string | undefined = 'text/html,*/*;q=0.8') =>
  noteMissing({ headers: { accept } } as IncomingMessage, path, RULES);

it('a missing page is logged', () => {
  look('/no-such-page');
  expect(noted).toHaveBeenCalledWith({ path: '/no-such-page' }, 'Page not found');
});

it('a missing path that is not requested as a page is not logged', () => {
  look('/wp-login.php', '*/*');
  expect(noted).not.toHaveBeenCalled();
});

it('a path cannot add a line to the log, change the reading direction or fill the disk', () => {
  look(`/a\n{"level":60}\r\u0000\u001b[31m\u2028\u202e${'b'.repeat(5_000)}`);
  const [{ path }] = noted.mock.calls[0] as unknown as [{ path: string }];
  expect(path).toMatch(/^\/a\{"level":60\}\[31mb+$/);
  expect(path).toHaveLength(200);
});

it('what was asked for below /analysis is not logged', () => {
  look('/analysis/should-i-sell-the-house/10y');
  expect(noted).toHaveBeenCalledWith({ path: '/analysis/' }, 'Page not found');
});

it('nor in the letters of a phone, or in a language that there is not', () => {
  for (const path of ['/Analysis/a-loan', '/HI/analysis/a-loan', '//analysis/a-loan', '/analysis./a-loan'])
    look(path);
  expect(noted.mock.calls).toEqual(Array(4).fill([{ path: '/analysis/' }, 'Page not found']));
});

it('what follows the question mark is not logged', () => {
  look('/_boot/x.js?of=%2Fanalysis%2Fshould-i-sell-the-house%2F10y');
  expect(noted).toHaveBeenCalledWith({ path: '/_boot/x.js' }, 'Page not found');
});

it('a part of the address of a link that is a secret is not logged', () => {
  for (const folder of ['shared', '/shared', 'SHARED', 'hi/shared', 'address-change', 'en/address-change'])
    look(`/${folder}/a-token`);
  look('/blogs/preview/a-token');
  expect(noted.mock.calls.length).toBe(7);
  expect(JSON.stringify(noted.mock.calls)).not.toContain('a-token');
});

it('at most sixty lines a minute are logged', () => {
  for (let i = 0; i < 1_000; i += 1) look(`/${i}`);
  expect(noted).toHaveBeenCalledTimes(60);
  jest.advanceTimersByTime(MINUTE);
  look('/in-the-next-minute');
  expect(noted).toHaveBeenCalledTimes(61);
});
