import type { ReactNode } from 'react';
import { ChartFigure } from '@/components/charts/chart-frame/chart-figure';
import { Container } from '@/components/ui/container';
import type { Landing } from '@/lib/texts/landing';
import { text } from '@/lib/content/messages';
import { Eyebrow } from '@/components/ui/eyebrow';
import { englishHere } from '@/lib/content/locales';
import { statusRemark } from '@/lib/content/status';
import type { Figure } from '@samvit/research';
import { formatRange } from '@/lib/web/period';
import { SectionHeading } from './section-heading';

export function Features({ words }: { words: Landing }) {
  const { title, organise, visualise, enhance } = words.features;
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="below-fold border-t border-rule [--below-fold:147rem] lg:[--below-fold:114rem]"
    >
      <Container className="py-16 md:py-24">
        <SectionHeading id="features-title" title={title} className="max-w-[44rem]" />
        <Feature {...organise}>
          <AssetSheet caption={organise.caption} rows={organise.rows} />
        </Feature>
        <Feature {...visualise}>
          <ChartFigure chart={words.chart} id="visualise-chart" table={false} />
        </Feature>
        <Feature {...enhance}>
          <InsightWidget words={enhance} figure={words.insight} />
        </Feature>
      </Container>
    </section>
  );
}

function Feature({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="mt-12 grid gap-x-8 gap-y-8 border-t border-ink pt-5 md:mt-16 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h3 className="text-2xl">{title}</h3>
        <p className="mt-3 max-w-[28rem] text-muted">{text}</p>
      </div>
      <div className="min-w-0 lg:col-span-7 lg:col-start-6">{children}</div>
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
            <th scope="row" className="py-3 pr-4 font-normal">
              <span className="block font-medium">{asset}</span>
              <span className="block text-sm text-muted">{what}</span>
            </th>
            <td className="py-3 text-right">
              <span className="block font-serif text-xl leading-tight">{value}</span>
              <span className="block text-sm text-muted">{date}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An insight as the feed shows it, with its figure and the formula to recompute it. */
function InsightWidget({ words, figure }: { words: Landing['features']['enhance']; figure: Figure }) {
  const steps = [
    [text('landing.insight.formula'), text('landing.insight.formula-name', { name: figure.formula })],
    [text('landing.insight.window'), formatRange(figure.window.from, figure.window.to)],
    [
      text('landing.insight.source'),
      figure.sources.map(({ publisher, title }) => `${publisher}, ${title}`).join('; '),
      englishHere(),
    ],
    [text('landing.insight.status'), statusRemark(figure.status)],
  ];
  return (
    <div className="border border-rule bg-surface p-5 md:p-7">
      <Eyebrow>{words.label}</Eyebrow>
      <p className="mt-2 font-serif text-xl">{words.insight}</p>
      <p className="mt-4">
        <span className="block font-serif text-5xl leading-none tracking-[-0.018em] tabular">
          {figure.text}
        </span>
        <span className="mt-2 block text-sm">{words.body}</span>
      </p>
      <dl className="mt-6 border-t border-rule text-sm">
        {steps.map(([term, detail, lang]) => (
          <div key={term} className="grid grid-cols-[5rem_1fr] gap-x-4 border-b border-rule py-2">
            <dt className="text-muted">{term}</dt>
            <dd lang={lang}>{detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
