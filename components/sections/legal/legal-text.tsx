import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import { LINK } from '@/components/ui/link';
import { Markdown } from '@/components/layout/markdown';
import { richText } from '@/components/layout/rich-text';
import { PageHeading } from '@/components/ui/page-heading';
import { SiteLink } from '@/components/layout/site-link';
import {
  inForceFrom,
  LEGAL_SLUGS,
  legalVersions,
  readLegal,
  type LegalText as Text,
} from '@/lib/content/legal';
import { text } from '@/lib/content/messages';
import { formatPeriod } from '@/lib/web/period';
import { routes } from '@/lib/web/routes';
import { linkHere } from '@/lib/web/translations';
import { TableOfContents } from './table-of-contents';

type Props = Text & {
  /** For a page of one version: what is said of it, above the text. */
  ofVersion?: boolean;
  children?: ReactNode;
};

/** A legal text with its version, dates and contents, its versions, and links to the other three. */
export function LegalArticle({ children, ofVersion = false, ...legal }: Props) {
  const { slug, title, version, effective, changed, dateLabel, body } = legal;
  return (
    <Container>
      <PageHeading
        eyebrow={
          <Breadcrumbs
            page={{ name: title, path: ofVersion ? routes.legalVersion(slug, version) : `/${slug}` }}
          />
        }
        title={title}
      >
        <p className="text-base tabular">
          {richText('legal.version', {
            version,
            label: dateLabel,
            date: formatPeriod(effective),
            time: time(effective),
          })}
          {changed && (
            <>
              {' · '}
              {richText('legal.changed', { date: formatPeriod(changed), time: time(changed) })}
            </>
          )}
        </p>
      </PageHeading>
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <TableOfContents markdown={body} className="lg:col-span-3 print:hidden" />
        <div className="min-w-0 lg:col-span-8 lg:col-start-5">
          {children}
          <Markdown>{body}</Markdown>
          <Versions slug={slug} shown={ofVersion ? version : null} />
          <OtherTexts than={slug} />
        </div>
      </div>
    </Container>
  );
}

/** Every version of the text, each at an address of its own. */
function Versions({ slug, shown }: { slug: Text['slug']; shown: string | null }) {
  return (
    <nav
      aria-label={text('legal.versions.title')}
      className="mt-16 max-w-measure border-t border-rule pt-4 print:hidden"
    >
      <p className="text-sm font-medium">{text('legal.versions.title')}</p>
      <ul className="mt-2 grid gap-1 text-sm">
        {legalVersions(slug).map((one, index, versions) => (
          <li key={one.version}>
            <SiteLink
              href={routes.legalVersion(slug, one.version)}
              aria-current={one.version === shown ? 'page' : undefined}
              className={LINK}
            >
              {text('legal.versions.one', { version: one.version, date: formatPeriod(inForceFrom(one)) })}
            </SiteLink>
            {index < versions.length - 1 && (
              <>
                {' · '}
                <SiteLink href={routes.legalChanges(slug, one.version)} className={LINK}>
                  {text('legal.versions.changes', { version: one.version })}
                </SiteLink>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
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

/** Marks the words of a date up as the day that they name. */
function time(day: string) {
  return function dayOfText(words: ReactNode) {
    return (
      <time className="whitespace-nowrap" dateTime={day}>
        {words}
      </time>
    );
  };
}
