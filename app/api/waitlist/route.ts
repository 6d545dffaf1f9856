import { setCookie } from '@/lib/auth/cookies';
import { MINUTE, SECOND } from '@/lib/clock';
import { db } from '@/lib/db/client';
import { formOrJson } from '@/lib/http/form-or-json';
import { routes } from '@/lib/routes';
import { DRAFT_COOKIE, keepDraft } from '@/lib/waitlist/draft';
import { parseSubmission } from '@/lib/waitlist/request';
import { submit } from '@/lib/waitlist/submit';

export const dynamic = 'force-dynamic';

/**
 * The contact form: JSON from the page's script, or a plain form post. Without script success leads to a page of thanks,
 * an error back to the form with everything that was typed.
 */
export const POST = formOrJson(
  async (request, fields) => {
    const { submission, context } = parseSubmission(request, fields);
    await submit(submission, context);
    return { location: routes.contactSent };
  },
  async (message, fields) => {
    const id = await keepDraft(db(), fields, message);
    const cookie = setCookie(DRAFT_COOKIE, id, { path: routes.contactForm, maxAge: (10 * MINUTE) / SECOND });
    return { location: routes.contactForm, cookies: [cookie] };
  },
);
