import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { richText } from '@/components/layout/rich-text';
import { Container } from '@/components/ui/container';
import { LINK } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { site } from '@/lib/content/organisation';
import { corrections, correctionText } from '@/lib/texts/publication/corrections';
import { publicPage } from '@/lib/texts/publication/public-pages';
import { pageMetadata } from '@/lib/web/metadata';
import { formatPeriod } from '@/lib/web/period';
import { routes } from '@/lib/web/routes';
import { englishOnly } from '@/app/[lang]/language';

export const dynamicParams = false;

export const generateStaticParams = englishOnly;

export const generateMetadata = () =>
  pageMetadata({ ...publicPage(routes.corrections), feeds: ['corrections'] });

export default function CorrectionsPage() {
  const { title, path } = publicPage(routes.corrections);
  const { support } = site().mail;
  return (
    <Container className="pb-20">
      <PageHeading eyebrow={<Breadcrumbs page={{ name: title, path }} />} title={title}>
        <p>
          {richText('corrections.lead', {
            address: support,
            feed: (words) => (
              <a href={routes.feed('corrections', 'rss')} className={LINK}>
                {words}
              </a>
            ),
            mail: (words) => (
              <a href={`mailto:${support}`} className={LINK}>
                {words}
              </a>
            ),
          })}
        </p>
      </PageHeading>
      <ol className="max-w-[56rem] border-t border-ink">
        {corrections().map((correction) => (
          <li key={`${correction.slug} ${correction.version}`} className="border-b border-rule py-6">
            <p className="font-serif text-lg leading-snug">
              <a href={routes.report(correction.slug)} className="hover:text-peacock">
                {correction.headline}
              </a>
            </p>
            <p className="mt-1 text-sm text-muted">
              {richText('corrections.version', {
                version: correction.version,
                older: correction.version - 1,
                date: formatPeriod(correction.date),
                time: (words) => <time dateTime={correction.date}>{words}</time>,
                link: (words) => (
                  <a href={routes.reportVersion(correction.slug, correction.version)} className={LINK}>
                    {words}
                  </a>
                ),
                before: (words) => (
                  <a href={routes.reportVersion(correction.slug, correction.version - 1)} className={LINK}>
                    {words}
                  </a>
                ),
              })}
            </p>
            <p className="mt-3 max-w-measure">{correctionText(correction)}</p>
          </li>
        ))}
      </ol>
    </Container>
  );
}
