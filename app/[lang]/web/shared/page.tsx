import { libraryHere } from '@/lib/texts/library-here';
import { cookies } from 'next/headers';
import { CopyButton } from '@/components/reports/reference/copy-button';
import { PostForm } from '@/components/layout/post-form';
import { SiteLink } from '@/components/layout/site-link';
import { AccountArea } from '@/components/account/account-area';
import { dayText } from '@/components/saved/saved-day';
import { Button } from '@/components/ui/button';
import { CONTROL } from '@/components/ui/field';
import { englishHere } from '@/lib/content/locales';
import { text } from '@/lib/content/messages';
import { SHARED_DAYS } from '@/lib/contract/saved';
import { siteOrigin } from '@/lib/platform/env';
import { isToken, tokenHash } from '@/lib/platform/token';
import { formProblem } from '@/lib/platform/http/form-page';
import { db } from '@/lib/records/database';
import { MOST_SHARED, sharedBy, type SharedInsight } from '@/lib/records/shared-insights';
import { findings } from '@samvit/research';
import { NEW_LINK_COOKIE } from '@/lib/services/saved/new-link-cookie';
import { routes } from '@/lib/web/routes';
import { personalPage } from '../personal-page';
import { ownMetadata } from '../own-metadata';
import { ownerSession } from '../owner-session';
import type { InLanguage } from '@/app/[lang]/language';

export const generateMetadata = (props: InLanguage) =>
  ownMetadata(props, routes.sharedLinks, 'saved.shared.title', 'saved.shared.description');

export default function SharedLinksPage(props: InLanguage) {
  return personalPage(props, routes.sharedLinks, page);
}

/** The links of a person, with the end of each; a new one with its address. */
async function page() {
  const { user } = await ownerSession(routes.sharedLinks);
  const links = await sharedBy(db(), user.id);
  const token = (await cookies()).get(NEW_LINK_COOKIE)?.value ?? '';
  // The cookie may be of a link that was ended, or of somebody else who used this browser.
  const isOwn = isToken(token) && links.some(({ token_hash }) => token_hash === tokenHash(token));
  return (
    <AccountArea
      user={user}
      title={text('saved.shared.title')}
      path={routes.sharedLinks}
      problem={formProblem()?.message}
    >
      <p className="-mt-2 mb-8 max-w-measure text-muted">
        {text('saved.shared.lead', { days: SHARED_DAYS, count: MOST_SHARED })}
      </p>
      {isOwn && <NewLink address={new URL(routes.sharedInsight(token), siteOrigin()).href} />}
      {links.length === 0 ? (
        <div className="border border-rule px-6 py-16 text-center">
          <h2 className="text-xl">{text('saved.shared.none')}</h2>
          <p className="mx-auto mt-3 max-w-[46ch] text-muted">{text('saved.shared.none-text')}</p>
        </div>
      ) : (
        <ul className="border-t border-rule">
          {links.map((link) => (
            <Item key={link.id} {...link} />
          ))}
        </ul>
      )}
    </AccountArea>
  );
}

function NewLink({ address }: { address: string }) {
  return (
    <section
      aria-labelledby="new-link"
      className="mb-10 max-w-measure border border-l-4 border-peacock bg-surface p-5"
    >
      <h2 id="new-link" className="text-xl">
        {text('saved.shared.new')}
      </h2>
      <p className="mt-2 text-sm text-muted">{text('saved.shared.new-text')}</p>
      <input type="text" readOnly value={address} aria-labelledby="new-link" className={`${CONTROL} my-4`} />
      <CopyButton text={address}>{text('saved.shared.copy')}</CopyButton>
    </section>
  );
}

function Item({ id, insight: insightId, created_at, expires_at }: SharedInsight) {
  const finding = findings.insight(libraryHere(), insightId);
  const title = finding ? findings.titleOf(finding) : text('saved.shared.gone');
  return (
    <li className="border-b border-rule py-5">
      <h2 className="max-w-measure text-lg leading-snug">
        {finding ? (
          <SiteLink href={routes.insight(insightId)} className="text-ink hover:text-peacock">
            <span lang={englishHere()}>{title}</span>
          </SiteLink>
        ) : (
          title
        )}
      </h2>
      <p className="mt-2 flex flex-wrap gap-x-6 text-sm text-muted">
        <span>{text('saved.shared.made', { day: dayText(created_at) })}</span>
        <span>{text('saved.shared.ends', { day: dayText(expires_at) })}</span>
      </p>
      <PostForm action="/api/shared/revoke" className="mt-3">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" look="quiet" size="compact" aria-label={text('saved.shared.end-of', { title })}>
          {text('saved.shared.end')}
        </Button>
      </PostForm>
    </li>
  );
}
