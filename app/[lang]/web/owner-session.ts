import { notFound, redirect } from 'next/navigation';
import type { Session } from '@/lib/records/sessions';
import { hasDeclared } from '@/lib/services/sign-in/declared';
import { db } from '@/lib/records/database';
import { isEmbedded } from '@/lib/provider';
import { signInPage } from '@/lib/services/sign-in/callback-url';
import { linkHere } from '@/lib/web/translations';
import { pageSession } from './page-session';

/**
 * The session of somebody who may have things saved here; everybody else is led to /web, and from there back to the
 * path, both in the language of the page. Another provider has accounts of its own.
 */
export async function ownerSession(path: string): Promise<Session> {
  if (!isEmbedded()) notFound();
  const session = await pageSession();
  if (!session || !(await hasDeclared(db(), session.user.email))) redirect(signInPage(linkHere(path).href));
  return session;
}
