import { text } from '@/lib/content/messages';
import { savedReferenceSchema } from '@/lib/contract/saved';
import { isFormPost } from '@/lib/platform/http/body';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { confirmPath, saveFromForm } from '@/lib/services/saved/save';
import { requireWriter } from '@/lib/services/saved/owner';
import { signInPage } from '@/lib/services/sign-in/callback-url';
import { flashDone } from '@/lib/services/sign-in/flash';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { hasWords, savedFormAgain } from './form-again';

export const dynamic = 'force-dynamic';

/**
 * Saves an insight, a report, a post or an analysis. Its form stands on pages that are the same for everybody: who is
 * not signed in is led to sign-in, and from there to a page that asks to confirm.
 */
export const POST = formOrJson(
  async (request, fields) => {
    const id = await saveFromForm(await requireWriter(request), fields);
    return {
      data: { id },
      location: pathHere(routes.savedItem(id)),
      // A script says so itself.
      cookies: isFormPost(request) ? [flashDone(text('saved.done'))] : [],
    };
  },
  (message, fields, error) => {
    const asked = savedReferenceSchema.safeParse(fields);
    const mustSignIn = error.key === 'errors.signed-out' || error.key === 'errors.no-declaration';
    if (mustSignIn && asked.success && !hasWords(fields))
      return { location: signInPage(confirmPath(asked.data)) };
    return savedFormAgain('/api/saved', message, fields, error);
  },
);
