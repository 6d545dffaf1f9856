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
import { ChartFigure } from '@/components/charts/chart-frame/chart-figure';
import { SectionHeading } from './section-heading';

/**
 * The way of a question in three steps, each with a picture of the product: beside it on wide screens, where it stays
 * until the next one has slid over it.
 */
export function Features({ words }: { words: Landing }) {
  const { features, howItWorks } = words;
  const { organise, visualise, enhance } = features;
  const { steps } = howItWorks;
  return (
    <section id="features" aria-labelledby="features-title" className="border-t border-rule">
      <Container className="py-5 md:py-9">
        <SectionHeading id="features-title" title={features.title} />
        <section id="how-it-works" aria-labelledby="how-it-works-title">
          <div className="mt-3 flex flex-wrap gap-x-3 text-muted">
            <h3 id="how-it-works-title" className="font-sans leading-[1.6] font-semibold text-ink">
              {howItWorks.title}
            </h3>
            <p>
              {howItWorks.start} → {howItWorks.end}
            </p>
          </div>
          <div className="demo mt-4 md:mt-6">
            <Step {...organise} href={routes.data} parts={steps.slice(0, 2)} first={1}>
              <AssetSheet caption={organise.caption} rows={organise.rows} />
            </Step>
            <Step {...visualise} href={routes.reports} parts={steps.slice(2, 3)} first={3}>
              <ChartFigure chart={words.chart} id="visualise" table={false} />
            </Step>
            <Step {...enhance} href={routes.methodology} parts={steps.slice(3)} first={4}>
              <InsightWidget words={enhance} figure={words.insight} />
            </Step>
          </div>
        </section>
      </Container>
    </section>
  );
}

type StepProps = {
  title: string;
  text: string;
  link: string;
  href: string;
  /** What happens in it, counted through all steps from `first` on. */
  parts: Landing['howItWorks']['steps'];
  first: number;
  children: ReactNode;
};

function Step({ title, text: words, link, href, parts, first, children }: StepProps) {
  return (
    <div className="demo-step">
      <div className="demo-words">
        <h3 className="text-xl">{title}</h3>
        <p className="mt-1 text-sm text-muted lg:text-base">{words}</p>
        <ol start={first} className="demo-parts">
          {parts.map((part) => (
            <li key={part.title}>
              <b className="font-semibold">{part.title}.</b> {part.text}
            </li>
          ))}
        </ol>
        <p className="mt-3 text-sm">
          <SiteLink href={href} className={LINK}>
            {link}
          </SiteLink>
        </p>
      </div>
      <div className="demo-picture">{children}</div>
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
              <span className="demo-chip">{asset}</span>
              <span className="text-xs text-muted max-sm:block">{what}</span>
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
    <>
      <Eyebrow>{words.label}</Eyebrow>
      <p className="mt-1 font-serif text-lg leading-snug">{words.insight}</p>
      <p className="mt-3">
        <span className="block font-serif text-4xl leading-none tracking-[-0.018em] tabular">
          {figure.text}
        </span>
        <span className="mt-1 block text-sm">{words.body}</span>
      </p>
      <dl className="mt-3 border-t border-rule text-xs lg:mt-5 lg:text-sm">
        {steps.map(([term, detail]) => (
          <div
            key={term}
            className="grid grid-cols-[5rem_1fr] gap-x-4 border-b border-rule py-1.5 last:border-b-0 lg:py-2.5"
          >
            <dt className="text-muted">{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
