import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import { Markdown } from '@/components/layout/markdown';
import { richText } from '@/components/layout/rich-text';
import { PageHeading } from '@/components/ui/page-heading';
import { SiteLink } from '@/components/layout/site-link';
import { LEGAL_SLUGS, readLegal, type LegalText as Text } from '@/lib/content/legal';
import { text } from '@/lib/content/messages';
import { formatPeriod } from '@/lib/web/period';
import { linkHere } from '@/lib/web/translations';
import { TableOfContents } from './table-of-contents';

/** A legal text with its version, date and contents, and links to the other three. */
export function LegalText({ slug, title, version, effective, dateLabel, body }: Text) {
  return (
    <Container>
      <PageHeading eyebrow={<Breadcrumbs page={{ name: title, path: `/${slug}` }} />} title={title}>
        <p className="text-base tabular">
          {richText('legal.version', {
            version,
            label: dateLabel,
            date: formatPeriod(effective),
            time: (words) => (
              <time className="whitespace-nowrap" dateTime={effective}>
                {words}
              </time>
            ),
          })}
        </p>
      </PageHeading>
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <TableOfContents markdown={body} className="lg:col-span-3 print:hidden" />
        <div className="min-w-0 lg:col-span-8 lg:col-start-5">
          <Markdown>{body}</Markdown>
          <OtherTexts than={slug} />
        </div>
      </div>
    </Container>
  );
}

function OtherTexts({ than }: { than: Text['slug'] }) {
  return (
    <nav
      aria-label={text('legal.others')}
      className="mt-16 max-w-measure border-t border-ink pt-4 print:hidden"
    >
      <ul className="divided">
        {LEGAL_SLUGS.filter((slug) => slug !== than).map((slug) => (
          <li key={slug}>
            <SiteLink
              href={`/${slug}`}
              lang={linkHere(`/${slug}`).other?.lang}
              className="flex justify-between py-3 text-ink no-underline hover:text-peacock"
            >
              {readLegal(slug).title}
              <span aria-hidden="true">→</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
