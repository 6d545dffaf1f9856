import { AccountArea, type AccountHolder } from '@/components/account/account-area';
import { DataNotice } from '@/components/layout/data-notice';
import { text } from '@/lib/content/messages';
import { routes } from '@/lib/web/routes';
import { RequestForm } from './request-form';

/** A request as the list shows it; `due`, `sent` and `answered` are days in words. */
export type ListedRequest = {
  number: string;
  what: string;
  message: string | null;
  sent: string;
  due: string;
  answered: string | null;
  late: boolean;
};

/** The requests of a signed-in person with their state, and both forms. */
export function RequestList({ user, requests }: { user: AccountHolder; requests: readonly ListedRequest[] }) {
  return (
    <AccountArea user={user} title={text('requests.list.title')} path={routes.ownRequests}>
      <div className="max-w-measure">
        {requests.length === 0 ? (
          <p>{text('requests.list.none')}</p>
        ) : (
          <ul className="border-y border-rule divided">
            {requests.map((request) => (
              <RequestItem key={request.number} {...request} />
            ))}
          </ul>
        )}
        <p className="mt-5 text-sm text-muted">{text('requests.list.stays')}</p>
        <div className="mt-12 grid gap-12">
          <RequestForm form="rights" email={user.email} />
          <RequestForm form="refund" email={user.email} />
          <DataNotice form="request" />
        </div>
      </div>
    </AccountArea>
  );
}

function RequestItem({ number, what, message, sent, due, answered, late }: ListedRequest) {
  return (
    <li className="py-4">
      <p className="font-medium">{what}</p>
      <p className="mt-1 tabular">{number}</p>
      <p className="mt-1 text-sm text-muted">
        {text('requests.list.sent', { day: sent })}
        {' · '}
        {answered === null
          ? text('requests.list.open', { late: late ? 'yes' : 'no', due })
          : text('requests.list.answered', { day: answered })}
      </p>
      {message !== null && <p className="mt-2 text-sm wrap-anywhere whitespace-pre-wrap">{message}</p>}
    </li>
  );
}
