import { symbols } from 'pino';
import { MINUTE } from './clock';
import { limited, log } from './log';
import { inRequest, outsideRequest } from './request-id';

const warning = jest.spyOn(log, 'warn').mockImplementation();
jest.useFakeTimers({ now: Date.parse('2026-01-05T09:00:20Z') });

it('writes sixty lines of a kind in a minute, then one with the number of those left out', () => {
  const write = jest.fn();
  const operation = jest.fn();
  for (let i = 0; i < 1_000; i += 1) limited('flood', write);
  limited('another', operation);
  expect(write).toHaveBeenCalledTimes(60);
  expect(operation).toHaveBeenCalledTimes(1);
  expect(warning).not.toHaveBeenCalled();
  jest.advanceTimersByTime(MINUTE);
  expect(warning.mock.calls).toEqual([[{ kind: 'flood', leftOut: 940 }, 'Repeated log lines were left out']]);
  limited('flood', write);
  expect(write).toHaveBeenCalledTimes(61);
});

it('writes what a terminal obeys as escapes', () => {
  const { [symbols.streamSym]: stream } = log as unknown as Record<symbol, { write: (line: string) => void }>;
  const lines = jest.fn<void, [string]>();
  Object.assign(stream ?? {}, { write: lines });
  log.info({ path: '/a\u009b31m\u007f\u202e' }, 'Page not found');
  expect(lines.mock.calls[0]?.[0]).toContain(String.raw`"path":"/a\u009b31m\u007f\u202e"`);
});

it('writes the id of the request into every line, and into none outside of it', () => {
  const { [symbols.streamSym]: stream } = log as unknown as Record<symbol, { write: (line: string) => void }>;
  const lines = jest.fn<void, [string]>();
  Object.assign(stream ?? {}, { write: lines });
  inRequest('request-7', () => {
    log.info('one');
    outsideRequest(() => log.info('two'));
  });
  log.info('three');
  const ids = lines.mock.calls.map(([line]) => (JSON.parse(line) as { requestId?: string }).requestId);
  expect(ids).toEqual(['request-7', undefined, undefined]);
});
