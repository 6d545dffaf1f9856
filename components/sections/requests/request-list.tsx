import { AuthPage } from '@/components/auth/auth-page';
import { TEXT_LINK } from '@/components/auth/text-link';
import { DataNotice } from '@/components/layout/data-notice';
import { OtherLanguages } from '@/components/layout/other-languages';
import { SiteLink } from '@/components/layout/site-link';
import { Eyebrow } from '@/components/ui/eyebrow';
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
export function RequestList({ email, requests }: { email: string; requests: readonly ListedRequest[] }) {
  return (
    <AuthPage>
      <Eyebrow>{text('requests.list.eyebrow')}</Eyebrow>
      <h1 className="mt-3 text-3xl">{text('requests.list.title')}</h1>
      {requests.length === 0 ? (
        <p className="mt-6">{text('requests.list.none')}</p>
      ) : (
        <ul className="mt-8 border-y border-rule divided">
          {requests.map((request) => (
            <RequestItem key={request.number} {...request} />
          ))}
        </ul>
      )}
      <p className="mt-5 text-sm text-muted">{text('requests.list.stays')}</p>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <SiteLink href={routes.account} className={TEXT_LINK}>
          {text('requests.list.account')}
        </SiteLink>
        <OtherLanguages path={routes.ownRequests} />
      </p>
      <div className="mt-12 grid gap-12">
        <RequestForm form="rights" email={email} />
        <RequestForm form="refund" email={email} />
        <DataNotice form="request" />
      </div>
    </AuthPage>
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
