import { isToken } from '@/lib/platform/token';
import { isEmbedded } from '@/lib/provider';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { fieldOf } from '@/lib/services/sign-in/account-form';
import { addressChangePath, takeBackAddress } from '@/lib/services/sign-in/change-address';

export const dynamic = 'force-dynamic';

/**
 * Takes an account back to an earlier address. The token, which was mailed there, is all the proof: nobody
 * else could have another person's browser send it.
 */
export const POST = formOrJson(
  async (_request, fields) => {
    const token = fieldOf(fields, 'token');
    const isUndone = isEmbedded() && isToken(token) && (await takeBackAddress(token));
    return { data: { undone: isUndone }, page: { path: pageOf(token), result: isUndone } };
  },
  ({ fields }) => pageOf(fieldOf(fields, 'token')),
);

/** The page of the link, also for what is no token: then it has ended. */
const pageOf = (token: string) => addressChangePath(isToken(token) ? token : '-');
