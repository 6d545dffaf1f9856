import { CloseButton } from '@/components/ui/close-button';
import { Dialog } from '@/components/ui/dialog';
import type { Site } from '@/lib/content/organisation';
import { SignUpForm } from './sign-up-form';
import { StoreBadges } from './store-badges';

/** The id of the dialog. */
export const SIGN_UP = 'sign-up';

/** The dialog that offers sign-up: its benefits and the field for an email address. */
export function SignUpDialog({ product, stores }: Pick<Site, 'product' | 'stores'>) {
  return (
    <Dialog id={SIGN_UP} labelledBy="sign-up-title" describedBy="sign-up-text">
      <div className="relative p-6 sm:p-8">
        <h2 id="sign-up-title" className="pr-10 text-xl">
          Sign up for the {product} insight feed
        </h2>
        <p id="sign-up-text" className="mt-4">
          New insights on stocks, crypto, bonds, commodities and real estate in one place, each one short
          enough to read over a cup of tea. It is free to look.
        </p>
        <SignUpForm />
        <div className="mt-7 border-t border-rule pt-4">
          <p className="text-sm text-muted">Or take the research with you</p>
          <StoreBadges stores={stores} closesDialog className="mt-3" />
        </div>
        <CloseButton />
      </div>
    </Dialog>
  );
}
