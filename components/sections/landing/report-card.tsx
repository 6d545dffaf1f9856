import { Sparkline } from '@/components/charts/kinds/sparkline';
import { classNames } from '@/components/ui/class-names';
import { Eyebrow } from '@/components/ui/eyebrow';
import { SiteLink } from '@/components/layout/site-link';
import { text } from '@/lib/content/messages';
import type { Report } from '@/lib/research/reports/report';
import { inLocaleOf } from '@/lib/content/read';
import { langHere } from '@/lib/content/locales';
import { routes } from '@/lib/web/routes';

type Look = 'lead' | 'beside' | 'below';

const LOOKS: Record<Look, { card: string; chart: string; title: string }> = {
  lead: {
    card: 'grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:items-center lg:grid-cols-1 lg:content-between',
    // The sparkline is drawn at twice its size here; this halves the end markers, so that they stay the
    // same.
    chart:
      'lg:[&_.chart-marker]:origin-center lg:[&_.chart-marker]:[scale:0.5] [&_.chart-marker]:[transform-box:fill-box]',
    title: 'text-2xl lg:text-3xl',
  },
  beside: {
    card: 'grid grow content-center gap-x-8 gap-y-4 sm:grid-cols-[1fr_12rem]',
    chart: 'sm:order-2 sm:self-center',
    title: 'text-xl',
  },
  below: {
    card: 'grid content-start gap-x-8 gap-y-4 sm:grid-cols-[1fr_12rem] lg:grid-cols-1',
    chart: 'sm:order-2 sm:self-center lg:order-none',
    title: 'text-xl',
  },
};

export function ReportCard({ report, look, className }: { report: Report; look: Look; className?: string }) {
  const { card, chart, title } = LOOKS[look];
  return (
    <article
      lang={langHere(report.lang)}
      className={classNames('group below-fold-narrow relative border-rule py-7', card, className)}
    >
      <div className={classNames('[&_path]:[vector-effect:non-scaling-stroke]', chart)}>
        {/* Called, because its accessible name is in the language of the report, as its title is. */}
        {inLocaleOf(`reports/${report.slug}.md`, () => Sparkline({ chart: report.cardChart }))}
      </div>
      <div>
        <Eyebrow>{report.tag}</Eyebrow>
        <h3 className={classNames('mt-2', title)}>
          <SiteLink
            href={routes.report(report.slug)}
            className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {report.plain.headline}
          </SiteLink>
        </h3>
        <p className="mt-3 text-sm text-muted">{report.plain.cardFinding}</p>
        <p className="mt-3 text-xs text-muted">
          {inLocaleOf(`reports/${report.slug}.md`, () => text('landing.data-to', { date: report.dataDate }))}
        </p>
      </div>
    </article>
  );
}
