import { text } from '@/lib/content/messages';
import { routes } from '@/lib/web/routes';
import { AccountArea, type AccountHolder } from './account-area';
import { AccountSection } from './account-section';
import { AddressForm } from './address-form';
import { CodeForm } from './code-form';
import { OwnCode } from './own-code';

type Props = {
  /** With the present address. */
  user: AccountHolder;
  /** Whether it has just been proven; before that, whether a code was mailed to it. */
  isProven: boolean;
  isSent: boolean;
  /** The new address to which a code was mailed. */
  sentTo: string | null;
  typed: string | undefined;
  problem: string | undefined;
};

/** Another address for the account: a code to the present one, and then one to the new one. */
export function AddressScreen({ user, isProven, isSent, sentTo, typed, problem }: Props) {
  const { email } = user;
  const form = <AddressForm typed={typed} look={sentTo ? 'quiet' : 'primary'} />;
  return (
    <AccountArea
      user={user}
      title={text('account.address.title')}
      path={routes.accountAddress}
      problem={problem}
    >
      <div className="max-w-measure">
        <p className="wrap-anywhere">{text('account.address.text', { email })}</p>
        {!isProven && (
          <OwnCode
            purpose="address"
            action="/api/account/proof"
            send={text('account.address.next')}
            {...{ email, isSent }}
            digits
          />
        )}
        {isProven && !sentTo && form}
        {isProven && sentTo && (
          <>
            <CodeForm
              action="/api/account/address/confirm"
              again="/api/account/address"
              hidden={{ email: sentTo }}
              email={sentTo}
              send={text('account.address.confirm')}
              digits
            />
            <AccountSection title={text('account.address.other')}>{form}</AccountSection>
          </>
        )}
      </div>
    </AccountArea>
  );
}
