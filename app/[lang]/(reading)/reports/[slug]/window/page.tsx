import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AsOf } from '@/components/layout/as-of';
import { MoveTheWindow } from '@/components/reports/window/move-the-window';
import { WindowAnswer } from '@/components/reports/window/window-answer';
import { SiteLink } from '@/components/layout/site-link';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { text } from '@/lib/content/messages';
import { oneLine } from '@/lib/platform/one-line';
import { readReport } from '@/lib/texts/reports/read-report';
import { reportAge } from '@/lib/texts/reports/report-age';
import { figures } from '@samvit/research';
import { answerWindow, firstWindow, parseReportWindow } from '@/lib/texts/reports/window';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { TranslationNote } from '@/components/layout/translation-note';

type Props = InLanguage<{ slug: string }> & {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  await renderInLanguage(props);
  const { report } = load((await props.params).slug);
  return pageMetadata({
    path: routes.reportWindow(report.slug),
    title: text('window.page-title', { headline: report.plain.headline }),
    description: report.plain.cardFinding,
    noindex: true,
  });
}

/** The figures of a report's headline for another window: rendered for each request and not cached. */
export default async function ReportWindowPage(props: Props) {
  const { slug } = await props.params;
  await renderInLanguage(props, routes.reportWindow(slug));
  const { report, window } = load(slug);
  const { from, to } = await props.searchParams;
  const isAsked = from !== undefined || to !== undefined;
  const typed = { from: textOf(from), to: textOf(to) };
  const chosen = isAsked ? parseReportWindow(window, typed.from, typed.to) : firstWindow(window);
  return (
    <>
      <Container className="pb-20">
        <PageHeading eyebrow={text('window.title')} title={report.topic}>
          <p>
            <SiteLink href={routes.report(report.slug)}>{report.plain.headline}</SiteLink>
          </p>
          <AsOf age={reportAge(report)} />
        </PageHeading>
        <div className="prose report-prose">
          <MoveTheWindow
            slug={report.slug}
            window={window}
            shown={
              'problem' in chosen
                ? typed
                : { from: figures.typedPeriod(chosen.from), to: figures.typedPeriod(chosen.to) }
            }
            answer={
              <WindowAnswer
                window={window}
                answer={'problem' in chosen ? chosen : answerWindow(report, window, chosen)}
              />
            }
          />
        </div>
      </Container>
      <TranslationNote path={routes.reportWindow(slug)} />
    </>
  );
}

function load(slug: string) {
  const report = readReport(slug);
  return report?.window ? { report, window: report.window } : notFound();
}

/** The longest period that somebody types, and more. */
const LONGEST_PERIOD = 20;

function textOf(value: string | string[] | undefined): string {
  return oneLine((Array.isArray(value) ? value[0] : value) ?? '', LONGEST_PERIOD);
}
