import type { ReactNode } from 'react';
import { ChartFigure } from '@/components/charts/chart-frame/chart-figure';
import { Container } from '@/components/ui/container';
import type { Landing } from '@/lib/research/landing';
import { AssetSheet } from './asset-sheet';
import { InsightWidget } from './insight-widget';
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
