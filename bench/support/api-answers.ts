import { mailedCode } from '@/testing/site/writes';
import type { Write } from './crawl';

/** The fields of answers that later calls need. */
type Answer = { token?: string; data?: { token?: string } & { title_as_url: string }[] };

const EMAIL = 'compare@example.org';

/**
 * Calls every endpoint of the specification at `/api/v1`, with valid and invalid input, and records the
 * responses.
 * @param dataDir of that site
 */
export async function apiAnswers(origin: string, dataDir: string, write: Write): Promise<void> {
  let number = 0;
  const call = async (
    target: string,
    json?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await fetch(`${origin}/api/v1/${target}`, {
      headers: { ...headers, ...(json !== undefined && { 'Content-Type': 'application/json' }) },
      ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
    });
    const body = Buffer.from(await response.arrayBuffer());
    number += 1;
    write(`/api-calls/${String(number).padStart(2, '0')}-${target}`, {
      status: response.status,
      headers: response.headers,
      body,
    });
    return response.headers.get('content-type')?.includes('json')
      ? (JSON.parse(body.toString()) as Answer)
      : {};
  };

  for (const page of ['1', '2', '99', 'x'])
    await call('blogs?q=', undefined, { 'X-Requested-Page': page, 'X-Requested-Limit': '4' });
  for (const words of ['gold', 'nothing-like-this']) await call(`blogs?q=${words}`);
  const { data: posts = [] } = await call('blogs');
  for (const { title_as_url: slug } of posts) await call(`blogs/${slug}`);
  await call('blogs/no-such-post');

  const message = { email: EMAIL, phone_number: '', user_type: 'investor', message: 'Compared.' };
  for (const content of [message, { ...message, email: 'x' }, { ...message, user_type: 'x' }, []])
    await call('general/waitlist', content);

  const address = { identifier: EMAIL, email: EMAIL };
  await call('auth/otp/send', { identifier: 'x', email: 'x' });
  for (const path of ['auth/send-otp', 'otp/send', 'send-otp', 'auth/login/otp']) await call(path, address);
  await call('auth/otp/send', address);
  const code = mailedCode(dataDir);
  await call('auth/otp/verify', { ...address, otp: '12', code: '12' });
  const { token, data } = await call('auth/otp/verify', { ...address, otp: code, code });

  const bearer = { Authorization: `Bearer ${token ?? data?.token}` };
  await call('widgets/dashboard?page=1&limit=9');
  await call('widgets/dashboard?page=1&limit=9', undefined, bearer);
  // One of the two compared builds may be older than the declaration: its call is then 404, and insights do
  // not require it.
  await call('account/declaration', { adult: true }, bearer);
  for (const feed of ['dashboard', 'trending'])
    for (const page of [1, 2, 3, 99]) await call(`widgets/${feed}?page=${page}&limit=9`, undefined, bearer);
  await call('widgets/dashboard?page=1&limit=500', undefined, bearer);
  await call('widgets/no-such-feed', undefined, bearer);
}
