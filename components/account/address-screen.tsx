import { Button } from '@/components/ui/button';
import { CONTROL, Field } from '@/components/ui/field';
import { text } from '@/lib/content/messages';
import { PostForm } from '@/components/layout/post-form';
import { AccountPage } from './account-page';
import { AccountSection } from './account-section';
import { CodeForm } from './code-form';

type Props = {
  email: string;
  /** The new address to which a code was mailed. */
  sentTo: string | null;
  typed: string | undefined;
  problem: string | undefined;
};

/** Another address for the account: it proves itself by a code. */
export function AddressScreen({ email, sentTo, typed, problem }: Props) {
  const form = <NewAddress typed={typed} look={sentTo ? 'quiet' : 'primary'} />;
  return (
    <AccountPage title={text('account.address.title')} problem={problem}>
      <p className="mt-6 wrap-anywhere">{text('account.address.text', { email })}</p>
      {sentTo ? (
        <>
          <CodeForm
            action="/api/account/address/confirm"
            again="/api/account/address"
            email={sentTo}
            send={text('account.address.confirm')}
            digits
          />
          <AccountSection title={text('account.address.other')}>{form}</AccountSection>
        </>
      ) : (
        form
      )}
    </AccountPage>
  );
}

function NewAddress({ typed, look }: { typed: string | undefined; look: 'primary' | 'quiet' }) {
  return (
    <PostForm action="/api/account/address" className="mt-5 grid gap-4">
      <Field label={text('account.address.field')}>
        {(control) => (
          <input
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={typed}
            className={CONTROL}
          />
        )}
      </Field>
      <Button type="submit" look={look} className="justify-self-start">
        {text('account.address.send')}
      </Button>
    </PostForm>
  );
}
