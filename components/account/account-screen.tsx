import { AccountArea, type AccountHolder } from './account-area';
import { AccountSection } from './account-section';
import { AskForCode } from './ask-for-code';
import { ConsentList, type ReceiptRow } from './consent-list';
import { DeleteAccount } from './delete-account';
import { NameForm } from './name-form';
import { NomineeForm, type StoredNominee } from './nominee-form';
import { SessionList, type SessionRow } from './session-list';
import { text } from '@/lib/content/messages';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { SignOutButton } from '@/components/auth/sign-out-button';
import { TEXT_LINK } from '@/components/auth/text-link';

type Props = {
  user: AccountHolder;
  /** As stored, or as typed where it was refused. */
  name: string | null;
  sessions: readonly SessionRow[];
  receipts: readonly ReceiptRow[];
  /** Whether the declaration is in force, so that there is something to withdraw. */
  declared: boolean;
  nominee: StoredNominee | undefined;
  /** Whether accounts are ours: another provider has its own, with names and addresses that are not ours to correct. */
  embedded: boolean;
  problem: string | undefined;
};

/**
 * A person's account: what is stored, what they agreed to, where they are signed in. All of it works without
 * JavaScript.
 */
export function AccountScreen({
  user,
  name,
  sessions,
  receipts,
  declared,
  nominee,
  embedded,
  problem,
}: Props) {
  const { email } = user;
  return (
    <AccountArea user={user} title={text('account.title')} path={routes.account} problem={problem}>
      <div className="max-w-measure">
        <dl className="grid gap-x-8 gap-y-1 border-y border-rule py-5 sm:grid-cols-[auto_1fr] sm:items-baseline">
          <dt className="text-sm text-muted">{text('account.email')}</dt>
          <dd className="wrap-anywhere">
            {email}
            {embedded && (
              <a
                href={pathHere(routes.accountAddress)}
                className={`ml-4 text-sm whitespace-nowrap ${TEXT_LINK}`}
              >
                {text('account.address.change')}
              </a>
            )}
          </dd>
        </dl>
        <div className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-sm">
          <a href={pathHere(routes.accountData)} className={TEXT_LINK}>
            {text('account.data.title')}
          </a>
          <a href={pathHere(routes.ownRequests)} className={TEXT_LINK}>
            {text('requests.list.title')}
          </a>
          <SignOutButton />
        </div>

        {embedded && (
          <AccountSection title={text('account.name.title')}>
            <NameForm name={name} />
          </AccountSection>
        )}

        <AccountSection title={text('account.sessions')}>
          <p className="mb-4 text-sm text-muted">{text('account.list.text')}</p>
          <SessionList sessions={sessions} />
          <h3 className="mt-8 text-lg">{text('account.everywhere.title')}</h3>
          <p className="mt-1">{text('account.everywhere.text')}</p>
          <p className="mt-1 wrap-anywhere">{text('account.code.why', { email })}</p>
          <AskForCode purpose="sessions" look="quiet">
            {text('account.everywhere.send')}
          </AskForCode>
        </AccountSection>

        <AccountSection title={text('account.consents.title')} id="consents">
          <ConsentList receipts={receipts} declared={declared} />
        </AccountSection>

        <DeleteAccount email={email} embedded={embedded} />

        <AccountSection title={text('requests.nominee.title')}>
          <NomineeForm nominee={nominee} email={email} />
        </AccountSection>
      </div>
    </AccountArea>
  );
}
