import { requireSameOrigin } from '@/lib/platform/http/same-origin';
import type { Session } from '@/lib/records/sessions';
import type { formOrJson } from '@/lib/services/http/form-or-json';
import { pathHere } from '@/lib/web/translations';
import { requireSession } from './current-session';
import { flashCookie } from './flash';

type Fields = Record<string, unknown>;
type Outcome = { location: string; cookies?: string[]; data?: Record<string, unknown> };

/** What a form of the account sends as text; empty if it is none. */
export const fieldOf = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
};

/**
 * What formOrJson takes for a form on a page of the account: it needs a session, and leads back to its page,
 * in the language of that page, with the sentence that says what went wrong and with what was typed.
 * @param page its path, which may depend on what the form asks for
 * @param typed what the form shows again
 */
export function accountForm(
  page: string | ((fields: Fields) => string),
  work: (request: Request, fields: Fields, session: Session) => Promise<Outcome>,
  typed: (fields: Fields) => { email?: string; name?: string } = () => ({}),
): Parameters<typeof formOrJson> {
  return [
    async (request, fields) => {
      requireSameOrigin(request);
      return work(request, fields, await requireSession(request));
    },
    (message, fields, error) => ({
      location: pathHere(typeof page === 'string' ? page : page(fields)),
      // Without a session the page is that of signing in, whose own field would show it.
      cookies: [flashCookie({ message, ...(error.status !== 401 && typed(fields)) })],
    }),
  ];
}
