import { LocaleField } from '@/components/layout/locale-field';
import { otherLocale } from '@/lib/content/locale';
import { text } from '@/lib/content/messages';
import { TEXT_LINK } from './text-link';

/** Signs out, as a button in running text; works without JavaScript. */
export function SignOutButton() {
  return (
    <form action="/api/auth/signout" method="post" className="inline">
      <LocaleField {...otherLocale()} />
      <button type="submit" className={`cursor-pointer ${TEXT_LINK} hover:text-ink`}>
        {text('account.sign-out')}
      </button>
    </form>
  );
}
