import inject from 'light-my-request';
import { errorFields, log } from '@/lib/platform/log';
import {
  ANNOUNCED_HEADER,
  ownRevalidationKey,
  type Revalidation,
} from '@/lib/services/publishing/revalidation';
import type { Handle } from './cache/render';

/**
 * Revalidates pages of this instance, as `POST /api/revalidate` does; only a route handler of Next can do
 * it.
 * @returns whether it succeeded; if not, the log has the reason
 */
export async function revalidate(handle: Handle, host: string, revalidation: Revalidation): Promise<boolean> {
  try {
    const { statusCode } = await inject((request, reply) => void handle(request as never, reply as never), {
      method: 'POST',
      url: '/api/revalidate',
      headers: { host, authorization: `Bearer ${ownRevalidationKey()}`, [ANNOUNCED_HEADER]: '1' },
      payload: revalidation,
    });
    if (statusCode !== 200) log.error({ statusCode }, 'Pages could not be revalidated');
    return statusCode === 200;
  } catch (error) {
    log.error(errorFields(error), 'Pages could not be revalidated');
    return false;
  }
}
