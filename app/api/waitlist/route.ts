import { formOrJson } from '@/lib/services/http/form-or-json';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { submit } from '@/lib/services/messages/submit';

export const dynamic = 'force-dynamic';

/**
 * The contact form: JSON from the page's script, or a plain form post. Without JavaScript success redirects
 * to a page of thanks, and an error shows the form again with all that was typed.
 */
export const POST = formOrJson(
  async (request, fields) => {
    await submit(request, fields);
    return { location: pathHere(routes.contactSent) };
  },
  () => pathHere(routes.formAgain('contact')),
);
