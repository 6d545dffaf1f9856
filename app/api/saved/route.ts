import { hasWords } from '@/components/saved/words-again';
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
  ({ fields }, { key }) => {
    const reference = savedReferenceSchema.safeParse(fields);
    const mustSignIn = key === 'errors.signed-out' || key === 'errors.no-declaration';
    if (mustSignIn && reference.success && !hasWords(fields))
      return { location: signInPage(confirmPath(reference.data)) };
    return pathHere(routes.formAgain('saved'));
  },
);
