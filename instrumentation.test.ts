import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { log } from '@/lib/platform/log';
import { serverSecret } from '@/lib/platform/secret';
import { register } from './instrumentation';

jest.mock('@/lib/platform/secret');
// The other tests of this process share nothing.
jest.mock('@/lib/platform/one-per-process', () => ({
  ...jest.requireActual<object>('@/lib/platform/one-per-process'),
  shareInProcess: () => undefined,
}));

freshDataDir();
const failed = jest.spyOn(log, 'error').mockImplementation();
const runtime = process.env.NEXT_RUNTIME;
beforeAll(() => void (process.env.NEXT_RUNTIME = 'nodejs'));
afterAll(() => {
  if (runtime === undefined) delete process.env.NEXT_RUNTIME;
  else process.env.NEXT_RUNTIME = runtime;
});

const failing = (code: string) =>
  jest.mocked(serverSecret).mockImplementation(() => {
    throw Object.assign(new Error(code), { code });
  });

test('a disk that takes no secret is told once, and pages are served', async () => {
  failing('ENOSPC');
  await register();
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ alarm: 'disk-full' }), expect.any(String));
});

test('any other fault ends the start', async () => {
  failing('EACCES');
  await expect(register()).rejects.toThrow('EACCES');
});
