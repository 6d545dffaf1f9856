import { TEXT_LINK } from '@/components/auth/text-link';
import { richText } from '@/components/layout/rich-text';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { AccountSection } from './account-section';
import { AskForCode } from './ask-for-code';
import { PolicyLink } from './policy-link';

/** What a deletion deletes, what stays and why, and the deletion, for which a code is mailed. */
export function DeleteAccount({ email, embedded }: { email: string; embedded: boolean }) {
  const { mail, product } = site();
  return (
    <AccountSection title={text('account.delete.title')}>
      <h3 className="mt-4 text-lg">{text('account.delete.goes.title')}</h3>
      <p className="mt-1">{text('account.delete.goes.text', { product, own: embedded ? 'yes' : 'no' })}</p>
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
      <p className="mt-3 wrap-anywhere">{text('account.code.why', { email })}</p>
      <AskForCode purpose="deletion" look="quiet" className="border-fall! text-fall!">
        {text('account.delete.send')}
      </AskForCode>
    </AccountSection>
  );
}
