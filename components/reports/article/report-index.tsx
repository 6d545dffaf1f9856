import type { ReactNode } from 'react';
import { wordsHere } from '@/lib/content/words-here';
import { text } from '@/lib/content/messages';
import { langHere } from '@/lib/content/locales';
import { inLocaleOfFile } from '@/lib/content/read';
import { richText } from '@/components/layout/rich-text';
import { drawable } from '@/components/charts/drawable';
import { Sparkline } from '@samvit/charts';
import { SiteLink } from '@/components/layout/site-link';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import { Eyebrow } from '@/components/ui/eyebrow';
import { PageHeading } from '@/components/ui/page-heading';
import type { Post } from '@/lib/texts/posts/post';
import { classTitle } from '@/lib/texts/reports/asset-class';
import { newestReports } from '@/lib/texts/reports/newest-reports';
import { reportAge } from '@/lib/texts/reports/report-age';
import type { Report } from '@/lib/texts/reports/report';
import { freshness } from '@samvit/research';
import { routes } from '@/lib/web/routes';

/** All reports, the newest first, and after them the posts in the language of the page, which has no list of posts. */
export function ReportIndex({ posts }: { posts: readonly Post[] }) {
  return (
    <Container className="pb-20">
      <PageHeading
        eyebrow={<Breadcrumbs page={{ name: text('site.links.reports'), path: routes.reports }} />}
        title={text('reports.index.title')}
      >
        <p>{text('reports.index.lead')}</p>
      </PageHeading>
      <ul className="border-t border-ink">
        {newestReports().map((report) => (
          <li key={report.slug} className="border-b border-rule">
            <ReportItem report={report} />
          </li>
        ))}
        {posts.map(({ slug, title, description, charts: { thumbnail } }) => (
          <li key={slug} className="border-b border-rule">
            <Item label={text('reports.related.post')} href={routes.post(slug)} {...{ title, description }}>
              {thumbnail && <Sparkline chart={drawable(thumbnail)} />}
            </Item>
          </li>
        ))}
      </ul>
    </Container>
  );
}

function ReportItem({ report }: { report: Report }) {
  const { slug, assetClass, plain, cardChart, topic } = report;
  const lang = langHere(report.lang);
  const file = `reports/${slug}.md`;
  return (
    <Item
      label={classTitle(assetClass)}
      href={routes.report(slug)}
      title={plain.headline}
      description={plain.cardFinding}
      lang={lang}
      facts={richText('reports.index.facts', {
        age: freshness.dataTo(wordsHere(), reportAge(report)),
        topic: <span lang={lang}>{inLocaleOfFile(file, () => text('reports.index.topic', { topic }))}</span>,
      })}
    >
      {/* Called, because its accessible name is in the language of the report, as its title is. */}
      {inLocaleOfFile(file, () => Sparkline({ chart: drawable(cardChart) }))}
    </Item>
  );
}

type ItemProps = {
  label: string;
  href: string;
  title: string;
  description: string;
  /** Of title, description and drawing, if it is not that of the page. */
  lang?: string | undefined;
  facts?: ReactNode;
  children: ReactNode;
};

function Item({ label, href, title, description, lang, facts, children }: ItemProps) {
  return (
    <article className="group relative grid gap-x-10 gap-y-4 py-7 sm:grid-cols-[1fr_13rem] sm:items-center">
      <div>
        <Eyebrow>{label}</Eyebrow>
        <h2 lang={lang} className="mt-2 text-xl">
          <SiteLink
            href={href}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </SiteLink>
        </h2>
        <p lang={lang} className="mt-3 max-w-measure">
          {description}
        </p>
        {facts && <p className="mt-3 text-sm text-muted">{facts}</p>}
      </div>
      <div lang={lang} className="max-sm:max-w-64">
        {children}
      </div>
    </article>
  );
}
