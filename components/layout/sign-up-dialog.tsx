import { CloseButton, Dialog } from '@/components/ui/dialog';
import { otherLocale } from '@/lib/content/locale';
import { templates, text } from '@/lib/content/messages';
import type { SiteDetails } from '@/lib/content/organisation';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { AskHere } from './ask-here';
import { SignUpForm } from './sign-up-form';
import { StoreBadges } from './store-badges';

export const SIGN_UP = 'sign-up';

/** The dialog that offers sign-up: its benefits and the field for an email address. */
export function SignUpDialog({ product, stores }: Pick<SiteDetails, 'product' | 'stores'>) {
  const { locale } = otherLocale();
  return (
    <Dialog id={SIGN_UP} labelledBy="sign-up-title" describedBy="sign-up-text">
      <div className="relative p-6 sm:p-8">
        <h2 id="sign-up-title" className="pr-10 text-xl">
          {text('site.sign-up.title', { product })}
        </h2>
        <p id="sign-up-text" className="mt-4">
          {text('site.sign-up.text')}
        </p>
        <SignUpForm
          words={{ ...templates('site.sign-up', ['email', 'hint', 'send']), invalid: text('errors.email') }}
          {...(locale && { locale, signInPath: pathHere(routes.web) })}
        />
        <div className="mt-7 border-t border-rule pt-4">
          <p className="text-sm text-muted">{text('site.sign-up.app')}</p>
          <StoreBadges stores={stores} closesDialog className="mt-3" />
          <AskHere />
        </div>
        <CloseButton label={text('site.close')} />
      </div>
    </Dialog>
  );
}
