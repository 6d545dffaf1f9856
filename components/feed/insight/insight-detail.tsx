import Link from 'next/link';
import type { ReactNode } from 'react';
import { AsOf } from '@/components/layout/as-of';
import { ConductFacts } from '@/components/layout/conduct-facts';
import { ChartFigure } from '@/components/charts/chart-frame/chart-figure';
import { richText } from '@/components/layout/rich-text';
import { buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Eyebrow } from '@/components/ui/eyebrow';
import { LINK } from '@/components/ui/link';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { formatPeriod } from '@/lib/web/period';
import { findings, freshness, type Chart } from '@samvit/research';
import { isOfSecurity } from '@/lib/texts/publication/listed-security';
import { routes } from '@/lib/web/routes';
import { statusMeaning } from '@/lib/content/status';
import { OwnActions, type OwnActionsProps } from './own-actions';
import { LinkWords } from '@/components/feed/link-words';
import { indiaDate } from '@/components/feed/widget-date';

type Props = {
  insight: findings.PublishedInsight;
  chart: Chart;
  computedFrom: readonly string[];
  /** The address of the analysis in which a reader sees the finding, below `/analysis/`. */
  analysis: string | undefined;
  subject: OwnActionsProps['subject'];
};

export function InsightDetail({ insight, chart, computedFrom, analysis, subject }: Props) {
  const { spec } = chart;
  const from = spec.from && formatPeriod(spec.from);
  const to = spec.to && formatPeriod(spec.to);
  const window = from && to ? text('feed.insight.window', { from, to }) : (from ?? to);
  return (
    <Container className="pb-20">
      <article>
        <header className="pt-8 pb-8 md:pt-10">
          <p className="text-sm">
            <Link href={routes.web} prefetch={false} className={`inline-block py-1.5 ${LINK}`}>
              <LinkWords waiting={text('feed.opening', { product: site().product })}>
                {text('site.links.feed')}
              </LinkWords>
            </Link>
          </p>
          <Eyebrow className="mt-6">{text('feed.card.label')}</Eyebrow>
          <h1 className="mt-3 max-w-[28ch] text-3xl md:text-4xl">{findings.titleOf(insight)}</h1>
          <p className="mt-5 max-w-measure text-lg leading-normal">{insight.summary}</p>
          {insight.since && <p className="mt-3 max-w-measure text-lg leading-normal">{insight.since}</p>}
          <p className="mt-5 text-sm text-muted tabular">
            {richText('feed.insight.since', {
              day: formatPeriod(indiaDate(insight.created_at)),
              date: (day) => <time dateTime={insight.created_at}>{day}</time>,
            })}
          </p>
        </header>
        {/* The finding is already the page's headline, so the chart's title is its measure. */}
        <div className="border-y border-rule py-8">
          <ChartFigure
            id="insight"
            chart={{
              ...chart,
              spec: { ...spec, title: spec.subtitle, subtitle: window ?? insight.measure },
            }}
            larger={['wide', 'full']}
            titleAs="h2"
            tools={{ svg: findings.chartPath(insight.id, 'wide') }}
          />
          {analysis !== undefined && (
            <a href={routes.analysisAnswer(analysis)} className={buttonClass('quiet', 'mt-6')}>
              {text('feed.card.look')}
            </a>
          )}
        </div>
        <OwnActions id={insight.id} subject={subject} />
        <Evidence insight={insight} computedFrom={computedFrom} />
        {isOfSecurity([insight.series]) && <ConductFacts />}
        <p className="mt-10 max-w-measure border-t border-rule pt-6 text-sm text-muted">{site().notice}</p>
      </article>
    </Container>
  );
}

function Evidence({ insight, computedFrom }: Pick<Props, 'insight' | 'computedFrom'>) {
  return (
    <section aria-labelledby="behind" className="grid gap-x-8 pt-10 md:grid-cols-12">
      <h2 id="behind" className="mb-5 text-xl md:col-span-4">
        {text('feed.insight.evidence')}
      </h2>
      <dl className="md:col-span-8">
        <Row term={text('feed.insight.measure')}>{insight.measure}</Row>
        <Row term={text('feed.insight.unusual')}>{insight.unusual}</Row>
        <Row term={text('feed.insight.computed-from')}>
          <ul>
            {computedFrom.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </Row>
        <Row term={text('feed.insight.status')}>{statusMeaning(insight.status)}</Row>
        <Row term={text('feed.insight.sources', { count: insight.sources.length })}>
          <ul className="grid gap-1">
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
        <Row term={text('feed.insight.data-to')}>
          <AsOf age={freshness.ageAt(insight.reach)} isNamed />
        </Row>
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
