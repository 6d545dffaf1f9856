import { log } from '@/lib/platform/log';
import { forwardedForNotice } from './client-address';

const warned = jest.spyOn(log, 'warn').mockImplementation();
beforeEach(() => warned.mockClear());

test('a proxy without the setting is logged once, with the name of the setting and without the address', () => {
  const note = forwardedForNotice(0);
  note(undefined);
  expect(warned).not.toHaveBeenCalled();
  note('203.0.113.9');
  note('203.0.113.9');
  expect(warned).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(warned.mock.calls)).toContain('TRUSTED_PROXY_HOPS');
  expect(JSON.stringify(warned.mock.calls)).not.toContain('203');
});

test('a proxy with the setting is not logged', () => {
  forwardedForNotice(1)('203.0.113.9');
  expect(warned).not.toHaveBeenCalled();
});
