import { RequestList, type ListedRequest } from '@/components/sections/requests/request-list';
import { db } from '@/lib/records/database';
import { isOverdue, requestsOf } from '@/lib/records/requests';
import { dayInWords, requestWords } from '@/lib/services/messages/request-words';
import { canonicalEmail } from '@/lib/services/sign-in/sign-in';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { personalPage } from '../personal-page';
import { ownMetadata } from '../own-metadata';
import { pageSession } from '../page-session';
import { SignIn } from '../sign-in';
import type { InLanguage } from '@/app/[lang]/language';

export const generateMetadata = (props: InLanguage) =>
  ownMetadata(props, routes.ownRequests, 'requests.list.title', 'requests.list.description');

export default function OwnRequestsPage(props: InLanguage) {
  return personalPage(props, routes.ownRequests, page);
}

async function page() {
  const session = await pageSession();
  if (!session) return <SignIn callbackUrl={pathHere(routes.ownRequests)} />;
  const { user } = session;
  const requests = await requestsOf(db(), canonicalEmail(user.email));
  return <RequestList user={user} requests={requests.map(listed)} />;
}

function listed(row: Awaited<ReturnType<typeof requestsOf>>[number]): ListedRequest {
  return {
    ...requestWords(row),
    message: row.message,
    sent: dayInWords(row.created_at),
    answered: row.answered_at === null ? null : dayInWords(row.answered_at),
    late: isOverdue(row),
  };
}
