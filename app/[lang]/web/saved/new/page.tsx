import { langOf } from '@/components/saved/language-of';
import { OpenItem } from '@/components/saved/open-item';
import { AccountArea } from '@/components/account/account-area';
import { WordsForm } from '@/components/saved/words-form';
import { text } from '@/lib/content/messages';
import type { ProviderUser } from '@/lib/contract/provider';
import { savedReferenceSchema } from '@/lib/contract/saved';
import { sendAsMissing } from '@/lib/platform/http/page-status';
import { canonicalReference, itemNow, pathOfItem } from '@/lib/services/saved/item-now';
import { confirmPath, localeOfItem } from '@/lib/services/saved/save';
import { routes } from '@/lib/web/routes';
import { pathIn } from '@/lib/web/translations';
import { personalPage } from '../../personal-page';
import { ownMetadata } from '../../own-metadata';
import { ownerSession } from '../../owner-session';
import type { InLanguage } from '@/app/[lang]/language';

type Props = InLanguage & { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = (props: InLanguage) =>
  ownMetadata(props, routes.savedNew, 'saved.page', 'saved.description');

export default function ConfirmPage({ searchParams, ...props }: Props) {
  return personalPage(props, routes.savedNew, () => page(searchParams));
}

/** Asks whether to save what a person wanted to save before signing in: an address alone saves nothing. */
async function page(searchParams: Props['searchParams']) {
  const query = await searchParams;
  const parsed = savedReferenceSchema.safeParse(query);
  const { user } = await ownerSession(parsed.success ? confirmPath(parsed.data) : routes.saved);
  if (!parsed.success) return nothing(user);
  const reference = canonicalReference(parsed.data);
  const { kind, item } = reference;
  const locale = localeOfItem(reference);
  const now = await itemNow(reference, locale);
  if (now.state !== 'says') return nothing(user);
  return (
    <AccountArea user={user} title={text('saved.item.confirm', { kind })} path={routes.savedNew}>
      <p lang={langOf({ locale })} className="max-w-measure text-lg">
        {now.sentence}
      </p>
      <WordsForm action="/api/saved" hidden={{ kind, item }} />
      <p className="mt-8 text-sm">
        <OpenItem item={{ locale }} href={pathIn(locale, pathOfItem(reference))} />
      </p>
    </AccountArea>
  );
}

function nothing(user: ProviderUser) {
  sendAsMissing();
  return (
    <AccountArea user={user} title={text('saved.title')} path={routes.savedNew}>
      <p className="max-w-measure">{text('errors.nothing-to-save')}</p>
    </AccountArea>
  );
}
