import { requireSameOrigin } from '@/lib/platform/http/same-origin';
import type { Session } from '@/lib/records/sessions';
import type { formOrJson } from '@/lib/services/http/form-or-json';
import { pathHere } from '@/lib/web/translations';
import { requireSession } from './current-session';

type Fields = Record<string, unknown>;
type Outcome = { location: string; cookies?: string[]; data?: Record<string, unknown> };

/** What a form of the account sends as text; empty if it is none. */
export const fieldOf = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
};

/**
 * What formOrJson takes for a form on a page of the account: it needs a session, and its page says what
 * went wrong.
 * @param page its path, which may depend on what the form asks for
 * @param again of a form in which something is typed: the page that has it where the account cannot be
 * shown
 */
export function accountForm(
  page: string | ((fields: Fields) => string),
  work: (request: Request, fields: Fields, session: Session) => Promise<Outcome>,
  again?: string,
): Parameters<typeof formOrJson> {
  return [
    async (request, fields) => {
      requireSameOrigin(request);
      return work(request, fields, await requireSession(request));
    },
    ({ fields, status }) => {
      if (again !== undefined && (status === 401 || status === 403 || status >= 500)) return pathHere(again);
      return pathHere(typeof page === 'string' ? page : page(fields));
    },
  ];
}
