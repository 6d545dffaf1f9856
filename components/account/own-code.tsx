import { text } from '@/lib/content/messages';
import type { AccountPurpose } from '@/lib/contract/otp';
import { AskForCode } from './ask-for-code';
import { CodeForm } from './code-form';

type Props = {
  purpose: Exclude<AccountPurpose, 'nominee'>;
  /** The present address. */
  email: string;
  /** Whether a code for this was mailed that is not used yet. */
  isSent: boolean;
  /** Where the code is posted, and what the button for that says. */
  action: string;
  send: string;
  /** Whether a code has digits only. */
  digits: boolean;
};

/** Asks for a code to the present address, and then for the code itself. */
export function OwnCode({ purpose, email, isSent, action, send, digits }: Props) {
  if (isSent)
    return <CodeForm {...{ action, email, send, digits }} again="/api/account/code" hidden={{ purpose }} />;
  return (
    <>
      <p className="mt-6 wrap-anywhere">{text('account.code.why', { email })}</p>
      <AskForCode purpose={purpose}>{text('account.code.ask')}</AskForCode>
    </>
  );
}
