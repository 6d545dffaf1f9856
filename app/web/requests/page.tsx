import type { Metadata } from 'next';
import { RequestList, type ListedRequest } from '@/components/sections/requests/request-list';
import { text } from '@/lib/content/messages';
import { db } from '@/lib/records/database';
import { isOverdue, requestsOf } from '@/lib/records/requests';
import { dayText, requestWords } from '@/lib/services/messages/request-words';
import { canonicalEmail } from '@/lib/services/sign-in/sign-in';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { metadataOrUnavailable, orUnavailable } from '../or-unavailable';
import { pageSession } from '../page-session';
import { SignIn } from '../sign-in';

export async function generateMetadata(): Promise<Metadata> {
  return metadataOrUnavailable(async () =>
    pageMetadata({
      path: routes.ownRequests,
      title: (await pageSession()) ? text('requests.list.title') : text('sign-in.page'),
      description: text('requests.list.description'),
      noindex: true,
    }),
  );
}

export default function OwnRequestsPage() {
  return orUnavailable(page);
}

async function page() {
  const session = await pageSession();
  if (!session) return <SignIn callbackUrl={routes.ownRequests} />;
  const email = canonicalEmail(session.user.email);
  return <RequestList email={email} requests={(await requestsOf(db(), email)).map(listed)} />;
}

function listed(row: Awaited<ReturnType<typeof requestsOf>>[number]): ListedRequest {
  return {
    ...requestWords(row),
    message: row.message,
    sent: dayText(row.created_at),
    answered: row.answered_at === null ? null : dayText(row.answered_at),
    late: isOverdue(row),
  };
}
