import { Fragment } from 'react';
import { Eyebrow } from '@/components/ui/eyebrow';
import { text } from '@/lib/content/messages';
import { siteOrigin } from '@/lib/platform/env';
import { breadcrumbJsonLd, type Crumb } from '@/lib/web/json-ld';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { JsonLd } from './json-ld';
import { SiteLink } from './site-link';

/**
 * The path from the home page to this page. The page itself is listed in the structured data only, because
 * its headline follows.
 */
export function Breadcrumbs({ above = [], page }: { above?: readonly Crumb[]; page: Crumb }) {
  const home: Crumb = { name: text('site.links.home'), path: routes.home };
  return (
    <nav aria-label={text('site.breadcrumb')}>
      <Eyebrow>
        {[home, ...above].map(({ name, path }) => (
          <Fragment key={path}>
            <SiteLink href={path} className="underline underline-offset-3">
              {name}
            </SiteLink>
            <span aria-hidden="true"> / </span>
          </Fragment>
        ))}
      </Eyebrow>
      <JsonLd
        data={breadcrumbJsonLd(
          [home, ...above, page].map(({ name, path }) => ({ name, path: pathHere(path) })),
          siteOrigin(),
        )}
      />
    </nav>
  );
}
