import { text } from '@/lib/content/messages';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { submitRequest } from '@/lib/services/requests/submit';
import { requestWords } from '@/lib/services/messages/request-words';
import { flashDone } from '@/lib/services/sign-in/flash';
import { challengeCookie } from '@/lib/services/sign-in/mail-code';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { codePage, formAgain, storedPage } from './pages';

export const dynamic = 'force-dynamic';

/**
 * A request about rights or a refund. A form post is answered with the next page itself: what was typed is in no address
 * and, until it comes with the code, stored nowhere.
 */
export const POST = formOrJson(
  async (request, fields) => {
    const submitted = await submitRequest(request, fields);
    if (submitted.step === 'code')
      return {
        data: { step: 'code' },
        cookies: [challengeCookie('request', submitted.token)],
        page: () => codePage({ ...fields, ...submitted.request }),
      };
    const { row, signedIn } = submitted;
    const { number, due } = requestWords(row);
    const data = { step: 'stored', number, due };
    if (!signedIn) return { data, page: () => storedPage(row) };
    const message = text('requests.list.done', { number });
    return { data, location: pathHere(routes.ownRequests), cookies: [flashDone(message)] };
  },
  (message, fields, error) =>
    fields.otp === undefined ? formAgain(message, fields, error) : codePage(fields, { message, error }),
);
