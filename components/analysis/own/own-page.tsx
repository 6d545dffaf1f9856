import { richText } from '@/components/layout/rich-text';
import { SiteLink } from '@/components/layout/site-link';
import { text } from '@/lib/content/messages';
import { routes } from '@/lib/web/routes';
import { OwnUpload } from './own-upload';

const HAPPENS = ['happens-1', 'happens-2', 'happens-3', 'happens-4'] as const;

/**
 * The page of a reader's own data below its heading: how they are brought, what happens to them, where they
 * are stored.
 */
export function OwnPage() {
  return (
    <div className="ask-page own-page">
      <section aria-labelledby="own-form">
        <h2 id="own-form">{text('own-data.page.form')}</h2>
        <OwnUpload />
      </section>
      <section aria-labelledby="own-happens">
        <h2 id="own-happens">{text('own-data.page.happens')}</h2>
        <ol className="own-happens">
          {HAPPENS.map((key) => (
            <li key={key}>{text(`own-data.page.${key}`)}</li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="own-account">
        <h2 id="own-account">{text('own-data.page.account-title')}</h2>
        <p className="ask-hint">
          {richText('own-data.page.account-lead', {
            link: (words) => <SiteLink href={routes.ownSeries}>{words}</SiteLink>,
          })}
        </p>
      </section>
    </div>
  );
}
