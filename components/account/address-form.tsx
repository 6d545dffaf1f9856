import { PostForm } from '@/components/layout/post-form';
import { Button } from '@/components/ui/button';
import { CONTROL, Field } from '@/components/ui/field';
import { text } from '@/lib/content/messages';

/** The new address of an account, to which a code is mailed. */
export function AddressForm({ typed, look }: { typed: string | undefined; look: 'primary' | 'quiet' }) {
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
