import { text } from '@/lib/content/messages';
import { classTitle } from '@/lib/texts/reports/asset-class';
import type { Report } from '@/lib/texts/reports/report';
import { langHere } from '@/lib/content/locales';
import { routes } from '@/lib/web/routes';
import { linkHere } from '@/lib/web/translations';
import { OwnLink } from '@/components/reports/own-link';

type Props = { reports: readonly Report[]; posts: readonly { slug: string; title: string }[] };

export function Related({ reports, posts }: Props) {
  return (
    <ul className="report-related">
      {reports.map(({ slug, assetClass, plain, lang }) => (
        <li key={slug}>
          <OwnLink href={routes.report(slug)} lang={langHere(lang)}>
            {plain.headline}
          </OwnLink>
          <span>{text('reports.related.report', { class: classTitle(assetClass) })}</span>
        </li>
      ))}
      {posts.map(({ slug, title }) => (
        <li key={slug}>
          <OwnLink href={routes.post(slug)} lang={linkHere(routes.post(slug)).other?.lang}>
            {title}
          </OwnLink>
          <span>{text('reports.related.post')}</span>
        </li>
      ))}
    </ul>
  );
}
