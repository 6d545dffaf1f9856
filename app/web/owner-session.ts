import { notFound, redirect } from 'next/navigation';
import type { Session } from '@/lib/records/sessions';
import { hasDeclared } from '@/lib/services/sign-in/declared';
import { db } from '@/lib/records/database';
import { isEmbedded } from '@/lib/provider';
import { routes } from '@/lib/web/routes';
import { pageSession } from './page-session';

/**
 * The session of somebody who may have things saved here; everybody else is led to /web, and from there back to the
 * path. Another provider has accounts of its own.
 */
export async function ownerSession(path: string): Promise<Session> {
  if (!isEmbedded()) notFound();
  const session = await pageSession();
  if (!session || !(await hasDeclared(db(), session.user.email)))
    redirect(`${routes.web}?${new URLSearchParams({ callbackUrl: path })}`);
  return session;
}
