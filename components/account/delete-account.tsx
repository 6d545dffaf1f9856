import { TEXT_LINK } from '@/components/auth/text-link';
import { richText } from '@/components/layout/rich-text';
import { Button } from '@/components/ui/button';
import { CONTROL, Field } from '@/components/ui/field';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { PostForm } from '@/components/layout/post-form';
import { AccountSection } from './account-section';
import { PolicyLink } from './policy-link';

/** What a deletion deletes, what stays and why, and the deletion, for which the address is typed. */
export function DeleteAccount({ embedded }: { embedded: boolean }) {
  const { mail, product } = site();
  return (
    <AccountSection title={text('account.delete.title')}>
      <h3 className="mt-4 text-lg">{text('account.delete.goes.title')}</h3>
      <p className="mt-1">{text('account.delete.goes.text', { product })}</p>
      <h3 className="mt-4 text-lg">{text('account.delete.stays.title')}</h3>
      <ul className="mt-1 grid list-disc gap-2 pl-5">
        <li>
          {richText('account.delete.stays.messages', {
            address: mail.privacy,
            mail: (words) => (
              <a href={`mailto:${mail.privacy}`} className={TEXT_LINK}>
                {words}
              </a>
            ),
          })}
        </li>
        <li>{text('account.delete.stays.backups')}</li>
        <li>{text('account.delete.stays.traffic')}</li>
        <li>{text('account.delete.stays.logs')}</li>
        {!embedded && <li>{text('account.delete.stays.provider')}</li>}
      </ul>
      <p className="mt-3">
        {richText('account.delete.policy', { policy: (words) => <PolicyLink>{words}</PolicyLink> })}
      </p>
      <PostForm action="/api/account/delete" className="mt-5 grid gap-4">
        <Field label={text('account.delete.field')}>
          {(control) => (
            <input {...control} type="email" name="email" autoComplete="off" required className={CONTROL} />
          )}
        </Field>
        <Button type="submit" look="quiet" className="justify-self-start border-fall! text-fall!">
          {text('account.delete.send')}
        </Button>
      </PostForm>
    </AccountSection>
  );
}
