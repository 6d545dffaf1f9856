import { richText } from '@/components/layout/rich-text';
import { buttonClass } from '@/components/ui/button';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { ownWord } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import { AccountArea, type AccountHolder } from './account-area';
import { OwnCode } from './own-code';
import { PolicyLink } from './policy-link';

type Props = {
  user: AccountHolder;
  /** Whether the address has just been proven; before that, whether a code was mailed to it. */
  isProven: boolean;
  isSent: boolean;
  problem: string | undefined;
  /** Whether a code has digits only. */
  digits: boolean;
};

/** A copy of everything that is stored about a person, after a fresh code. */
export function DataScreen({ user, isProven, isSent, problem, digits }: Props) {
  const { email } = user;
  return (
    <AccountArea user={user} title={text('account.data.title')} path={routes.accountData} problem={problem}>
      <div className="max-w-measure">
        <p>{text('account.data.what', { own: ownWord() })}</p>
        <p className="mt-3">{text('account.data.not')}</p>
        <p className="mt-3">
          {richText('account.data.more', {
            product: site().product,
            policy: (words) => <PolicyLink>{words}</PolicyLink>,
          })}
        </p>
        {!isProven && (
          <OwnCode
            purpose="copy"
            action="/api/account/proof"
            send={text('account.data.confirm')}
            {...{ email, isSent, digits }}
          />
        )}
        {isProven && (
          <>
            <p role="status" className="mt-6">
              {text('account.data.ready')}
            </p>
            <p className="mt-4 flex flex-wrap gap-3">
              <a href={routes.accountCopy('json')} download className={buttonClass()}>
                {text('account.data.json')}
              </a>
              <a href={routes.accountCopy('csv')} download className={buttonClass('quiet')}>
                {text('account.data.csv')}
              </a>
            </p>
          </>
        )}
      </div>
    </AccountArea>
  );
}
