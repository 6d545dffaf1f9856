import { group } from 'd3-array';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { HowWeWork } from '@/components/layout/how-we-work';
import { richText } from '@/components/layout/rich-text';
import { Container } from '@/components/ui/container';
import { LINK } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { site } from '@/lib/content/organisation';
import { text } from '@/lib/content/messages';
import { corrections, correctionText, type Correction } from '@/lib/texts/publication/corrections';
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
      <HowWeWork current={routes.corrections} />
      <div className="max-w-[56rem]">
        {[...group(corrections(), ({ slug }) => slug)].map(([slug, versions]) => (
          <section key={slug} className="mt-10 border-t border-ink pt-4 first:mt-0">
            <h2 className="text-xl">
              <a href={routes.report(slug)} className="hover:text-peacock">
                {versions[0]?.headline}
              </a>
            </h2>
            {versions.map((correction) => (
              <Version key={correction.version} correction={correction} />
            ))}
          </section>
        ))}
      </div>
    </Container>
  );
}

/** So many parts are named before a version is opened. */
const MOST_PARTS = 3;

/** A version, closed until somebody wants all that it changed. */
function Version({ correction }: { correction: Correction }) {
  const { slug, version, date, parts } = correction;
  return (
    <details className="mt-3 border-t border-rule pt-3">
      <summary className="cursor-pointer">
        <span className="text-sm text-muted">
          {richText('corrections.date', {
            version,
            date: formatPeriod(date),
            time: (words) => <time dateTime={date}>{words}</time>,
          })}
        </span>{' '}
        {text('corrections.changed', {
          count: parts.length,
          parts: parts.slice(0, MOST_PARTS).join(', '),
          more: Math.max(0, parts.length - MOST_PARTS),
        })}
      </summary>
      <p className="mt-2 max-w-measure">{correctionText(correction)}</p>
      <p className="mt-2 text-sm text-muted">
        {richText('corrections.version', {
          version,
          older: version - 1,
          link: (words) => (
            <a href={routes.reportVersion(slug, version)} className={LINK}>
              {words}
            </a>
          ),
          before: (words) => (
            <a href={routes.reportVersion(slug, version - 1)} className={LINK}>
              {words}
            </a>
          ),
        })}
      </p>
    </details>
  );
}
