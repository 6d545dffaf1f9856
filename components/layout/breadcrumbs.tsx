import { Fragment } from 'react';
import { text } from '@/lib/content/messages';
import { siteOrigin } from '@/lib/platform/env';
import { breadcrumbJsonLd, type Crumb } from '@/lib/web/json-ld';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { JsonLd } from './json-ld';
import { SiteLink } from './site-link';

/**
 * The path from the home page to this page, whose headline follows.
 *
 * @param page this page, which is listed in the structured data only; a page that search engines keep out of has none
 */
export function Breadcrumbs({ above = [], page }: { above?: readonly Crumb[]; page?: Crumb }) {
  const home: Crumb = { name: text('site.links.home'), path: routes.home };
  return (
    <nav aria-label={text('site.breadcrumb')}>
      <p className="text-sm text-muted">
        {[home, ...above].map(({ name, path }, i) => (
          <Fragment key={path}>
            {i > 0 && <span aria-hidden="true"> / </span>}
            <SiteLink
              href={path}
              className="inline-block py-0.5 underline underline-offset-3 hover:text-peacock"
            >
              {name}
            </SiteLink>
          </Fragment>
        ))}
      </p>
      {page && (
        <JsonLd
          data={breadcrumbJsonLd(
            [home, ...above, page].map(({ name, path }) => ({ name, path: pathHere(path) })),
            siteOrigin(),
          )}
        />
      )}
    </nav>
  );
}
