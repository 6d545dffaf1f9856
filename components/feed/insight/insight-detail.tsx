import Link from 'next/link';
import type { ReactNode } from 'react';
import { ChartFigure } from '@/components/charts/chart-frame/chart-figure';
import { Container } from '@/components/ui/container';
import { Eyebrow } from '@/components/ui/eyebrow';
import { site } from '@/lib/content/organisation';
import { formatPeriod } from '@/lib/site/period';
import type { Chart } from '@/lib/research/charts/chart-spec';
import type { Insight } from '@/lib/research/insights/insight';
import { routes } from '@/lib/site/routes';
import { STATUS_NAMES, STATUS_REASONS } from '@/lib/content/status-words';
import { LinkWords } from '@/components/feed/link-words';
import { indiaDate } from '@/components/feed/widget-date';

type Props = {
  insight: Insight;
  chart: Chart;
  computedFrom: readonly string[];
};

export function InsightDetail({ insight, chart, computedFrom }: Props) {
  const { spec } = chart;
  const window = [spec.from, spec.to].flatMap((period) => (period ? [formatPeriod(period)] : []));
  return (
    <Container className="pb-20">
      <article>
        <header className="pt-8 pb-8 md:pt-10">
          <p className="text-sm">
            <Link
              href={routes.web}
              prefetch={false}
              className="inline-block py-1.5 text-peacock underline underline-offset-3"
            >
              <LinkWords waiting={`Loading ${site().product}...`}>All insights</LinkWords>
            </Link>
          </p>
          <Eyebrow className="mt-6">Investment Insight</Eyebrow>
          <h1 className="mt-3 max-w-[28ch] text-3xl md:text-4xl">{insight.title}</h1>
          <p className="mt-5 max-w-measure text-lg leading-normal">{insight.summary}</p>
          <p className="mt-5 text-sm text-muted tabular-nums">
            Became true on{' '}
            <time dateTime={insight.created_at}>{formatPeriod(indiaDate(insight.created_at))}</time>
          </p>
        </header>
        {/* The finding is already the page's headline, so the chart's title is its measure. */}
        <div className="border-y border-rule py-8">
          <ChartFigure
            id="insight"
            chart={{
              ...chart,
              spec: { ...spec, title: spec.subtitle, subtitle: window.join(' to ') || insight.measure },
            }}
            larger={['wide', 'full']}
            titleAs="h2"
          />
        </div>
        <Evidence insight={insight} computedFrom={computedFrom} />
        <p className="mt-10 max-w-measure border-t border-rule pt-6 text-sm text-muted">{site().notice}</p>
      </article>
    </Container>
  );
}

function Evidence({ insight, computedFrom }: Omit<Props, 'chart'>) {
  return (
    <section aria-labelledby="behind" className="grid gap-x-8 pt-10 md:grid-cols-12">
      <h2 id="behind" className="mb-5 text-xl md:col-span-4">
        What stands behind it
      </h2>
      <dl className="md:col-span-8">
        <Row term="Measure">{insight.measure}</Row>
        <Row term="What is unusual">{insight.unusual}</Row>
        <Row term="Computed from">
          <ul>
            {computedFrom.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </Row>
        <Row term="Status">
          {STATUS_NAMES[insight.status]}: {STATUS_REASONS[insight.status]}.
        </Row>
        <Row term={insight.sources.length === 1 ? 'Source' : 'Sources'}>
          <ul className="space-y-1">
            {insight.sources.map(({ publisher, title, url }) => (
              <li key={publisher + title}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="text-peacock underline decoration-1 underline-offset-3"
                >
                  {publisher}
                </a>
                <span className="text-muted">, {title}</span>
              </li>
            ))}
          </ul>
        </Row>
        <Row term="Data to">{formatPeriod(insight.asOf)}</Row>
      </dl>
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-t border-rule py-4 sm:grid-cols-[10rem_1fr]">
      <dt className="text-sm leading-7 text-muted">{term}</dt>
      <dd className="max-w-measure">{children}</dd>
    </div>
  );
}
