import type { RequestResult } from '@/components/sections/requests/request-again';
import { text } from '@/lib/content/messages';
import type { FormPage } from '@/lib/platform/http/form-page';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { submitRequest } from '@/lib/services/requests/submit';
import { requestWords } from '@/lib/services/messages/request-words';
import { flashDone } from '@/lib/services/sign-in/flash';
import { challengeCookie } from '@/lib/services/sign-in/mail-code';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/**
 * A request about rights or a refund. A form post is answered with the next page itself: what was typed is
 * in no address and, until it comes with the code, stored nowhere.
 */
export const POST = formOrJson(
  async (request, fields) => {
    const submitted = await submitRequest(request, fields);
    if (submitted.step === 'code')
      return {
        data: { step: 'code' },
        cookies: [challengeCookie('request', submitted.token)],
        page: again({ step: 'code', fields: { ...fields, ...submitted.request } }),
      };
    const { row, signedIn } = submitted;
    const { number, due, what, holidays } = requestWords(row);
    const data = { step: 'stored', number, due };
    if (!signedIn)
      return { data, page: again({ step: 'stored', number, due, what, holidays, email: row.email }) };
    const message = text('requests.list.done', { number });
    return { data, location: pathHere(routes.ownRequests), cookies: [flashDone(message)] };
  },
  () => pathHere(routes.formAgain('request')),
);

const again = (result: RequestResult): FormPage => ({ path: pathHere(routes.formAgain('request')), result });
