import { Fragment, type ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { LINK } from '@/components/ui/link';
import { routes } from '@/lib/web/routes';
import { Container } from '@/components/ui/container';
import type { Landing } from '@/lib/texts/landing';
import { text } from '@/lib/content/messages';
import { Eyebrow } from '@/components/ui/eyebrow';
import { englishHere } from '@/lib/content/locales';
import type { Figure } from '@samvit/research';
import { formatRange } from '@/lib/web/period';
import { SourceNote } from '@/components/charts/chart-frame/source-note';
import { drawable } from '@/components/charts/drawable';
import { Sparkline } from '@samvit/charts';
import { SectionHeading } from './section-heading';

export function Features({ words }: { words: Landing }) {
  const { title, organise, visualise, enhance } = words.features;
  return (
    <section id="features" aria-labelledby="features-title" className="border-t border-rule">
      <Container className="py-6 md:py-12">
        <SectionHeading id="features-title" title={title} />
        <div className="landing-row mt-6 border-t border-ink pt-5">
          <Feature {...organise} href={routes.data}>
            <AssetSheet caption={organise.caption} rows={organise.rows} />
          </Feature>
          <Feature {...visualise} href={routes.reports}>
            <MonthBars chart={words.chart} />
          </Feature>
          <Feature {...enhance} href={routes.methodology}>
            <InsightWidget words={enhance} figure={words.insight} />
          </Feature>
        </div>
      </Container>
    </section>
  );
}

type FeatureProps = { title: string; text: string; link: string; href: string; children: ReactNode };

function Feature({ title, text: words, link, href, children }: FeatureProps) {
  return (
    <div className="min-w-0">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1 mb-4 text-sm text-muted">{words}</p>
      {children}
      <p className="mt-3 text-sm">
        <SiteLink href={href} className={LINK}>
          {link}
        </SiteLink>
      </p>
    </div>
  );
}

/** The asset classes that the product covers, each with one real value and its date. */
function AssetSheet({ caption, rows }: { caption: string; rows: Landing['features']['organise']['rows'] }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="pb-2 text-left text-sm text-muted">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{text('landing.asset')}</th>
          <th scope="col">{text('landing.value')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ asset, what, value, date }) => (
          <tr key={asset} className="border-t border-rule align-baseline">
            <th scope="row" className="py-1.5 pr-4 font-normal">
              <span className="block leading-tight font-medium">{asset}</span>
              <span className="block text-xs text-muted">{what}</span>
            </th>
            <td className="py-1.5 text-right">
              <span className="block font-serif text-xl leading-tight">{value}</span>
              <span className="block text-xs text-muted">{date}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A chart with a gap, where its data have one. */
function MonthBars({ chart }: { chart: Landing['chart'] }) {
  return (
    <figure className="border border-rule bg-surface p-5">
      <figcaption className="mb-3">
        <p className="font-serif text-lg leading-snug">{chart.spec.title}</p>
        <p className="mt-1 text-xs text-muted">{chart.spec.subtitle}</p>
      </figcaption>
      <Sparkline chart={drawable(chart)} />
      <SourceNote chart={drawable(chart)} />
    </figure>
  );
}

/** An insight as the feed shows it, with its figure and the formula to recompute it. */
function InsightWidget({ words, figure }: { words: Landing['features']['enhance']; figure: Figure }) {
  const steps = [
    [text('landing.insight.formula'), figure.worked[0]],
    [text('landing.insight.window'), formatRange(figure.window.from, figure.window.to)],
    [
      text('landing.insight.source'),
      figure.sources.map(({ publisher, title }, i) => (
        <Fragment key={title}>
          {i > 0 && '; '}
          {publisher}, <span lang={englishHere()}>{title}</span>
        </Fragment>
      )),
    ],
  ] as const;
  return (
    <div className="border border-rule bg-surface p-5">
      <Eyebrow>{words.label}</Eyebrow>
      <p className="mt-1 font-serif text-lg leading-snug">{words.insight}</p>
      <p className="mt-3">
        <span className="block font-serif text-4xl leading-none tracking-[-0.018em] tabular">
          {figure.text}
        </span>
        <span className="mt-1 block text-sm">{words.body}</span>
      </p>
      <dl className="mt-3 border-t border-rule text-xs">
        {steps.map(([term, detail]) => (
          <div
            key={term}
            className="grid grid-cols-[5rem_1fr] gap-x-4 border-b border-rule py-1.5 last:border-b-0"
          >
            <dt className="text-muted">{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
