import { renderToStaticMarkup } from 'react-dom/server';
import { log } from '@/lib/platform/log';
import { withPageStatus, type PageStatus } from '@/lib/platform/http/page-status';
import { metadataOrUnavailable, orUnavailable } from './or-unavailable';

jest.spyOn(log, 'error').mockImplementation();

const failing = () => Promise.reject(Object.assign(new Error('away'), { code: 'POSTGRES_UNREACHABLE' }));

test('a page without its database has words without script, and is sent with 503 and Retry-After', async () => {
  const status: PageStatus = {};
  const page = await withPageStatus(status, () => orUnavailable(failing));
  expect(renderToStaticMarkup(page)).toContain('This page cannot be shown just now');
  expect(status).toEqual({ retryAfter: '60' });
  expect(await metadataOrUnavailable(failing)).toMatchObject({ title: 'Not available just now' });
});

test('a page that is made keeps its status, and other errors are thrown', async () => {
  const status: PageStatus = {};
  expect(await withPageStatus(status, () => orUnavailable(async () => 'page'))).toBe('page');
  await expect(orUnavailable(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
  expect(status).toEqual({});
});
