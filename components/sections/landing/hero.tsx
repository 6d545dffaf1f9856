import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { QuestionForm } from '@/components/analysis/ask-form';
import { StoreBadges } from '@/components/layout/store-badges';
import type { Landing } from '@/lib/texts/landing';
import type { SiteDetails } from '@/lib/content/organisation';
import { ChartFigure } from '@/components/charts/chart-frame/chart-figure';
import { classNames } from '@/components/ui/class-names';
import { LINK } from '@/components/ui/link';
import { SiteLink } from '@/components/layout/site-link';
import { richText } from '@/components/layout/rich-text';
import { text } from '@/lib/content/messages';
import { askingIsOn } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import { hasBasis } from './claims';

export function Hero({ words, site }: { words: Landing; site: SiteDetails }) {
  const { hero } = words;
  return (
    <section aria-labelledby="hero-title">
      <Container className="pt-8 pb-14 md:pt-11 md:pb-20">
        <h1
          id="hero-title"
          className="max-w-[22ch] text-[clamp(2.6rem,6.4vw,4.9rem)] leading-[1.02] tracking-tight"
        >
          {hero.headline}
        </h1>
        <div className="mt-7 grid gap-x-8 gap-y-12 md:mt-9 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <p className="leading-normal sm:text-lg">{hero.lead}</p>
            <p className="mt-6 border-t border-rule pt-6 text-muted">{site.tagline}</p>
            <StoreBadges stores={site.stores} className="mt-6 lg:w-fit lg:flex-col lg:[&_a]:w-full" />
            <p className="mt-8 leading-tight">
              <span className="block font-serif text-3xl tracking-[-0.018em] tabular">
                {hero.proof.figure}
              </span>
              <span className="mt-1 block text-sm text-muted">{hero.proof.note}</span>
            </p>
            {hasBasis() && (
              <p className="mt-3 text-xs text-muted">
                {richText('landing.claims.hero', {
                  company: site.company,
                  link: (words) => (
                    <a href="#claims" className="underline underline-offset-3">
                      {words}
                    </a>
                  ),
                })}
              </p>
            )}
          </div>
          <Conversation words={words} className="lg:col-span-8" />
        </div>
      </Container>
      <div className="border-y border-rule">
        <Container className="flex flex-col gap-x-10 gap-y-1 py-4 text-sm md:flex-row md:justify-between">
          <p className="shrink-0 font-medium">{hero.audience}</p>
          <p className="text-balance text-muted">{site.notice}</p>
        </Container>
      </div>
    </section>
  );
}

/**
 * The parts appear one after another, once, by CSS alone. The layout reserves their space and only opacity
 * changes. An animation, because Chromium lays out and paints a part again at the end of a transition.
 */
const STEP_DELAYS = ['[animation-delay:0.3s]', '[animation-delay:0.7s]', '[animation-delay:1.1s]'];

/** An example of a question and the product's answer, labelled as an example, with figures of the site. */
function Conversation({ words, className }: { words: Landing; className?: string }) {
  const { conversation, example } = words;
  return (
    <section
      aria-label={conversation.label}
      className={classNames(
        'border border-rule bg-surface px-4 pb-6 [--chart-ground:var(--surface)] sm:px-7',
        className,
      )}
    >
      <p className="flex flex-wrap justify-between gap-x-6 border-b border-rule py-3 text-xs text-muted">
        <span className="font-semibold text-ink">{conversation.label}</span>
        <span>{conversation.basis}</span>
      </p>
      <Turn letter={text('landing.speaker.question-letter')} speaker={text('landing.speaker.question')}>
        <p className="font-serif text-xl leading-snug">{conversation.question}</p>
      </Turn>
      <Turn letter={text('landing.speaker.answer-letter')} speaker={text('landing.speaker.answer')}>
        <ol className="flex flex-col gap-x-6 gap-y-1 text-sm text-muted sm:flex-row sm:justify-between">
          {conversation.steps.map((step, i) => (
            <li
              key={step}
              className={classNames('flex-1 border-t border-rule pt-2', 'appears', STEP_DELAYS[i])}
            >
              {step}
            </li>
          ))}
        </ol>
        <div className="appears mt-6 [animation-delay:1.3s]">
          <ChartFigure chart={example.mainChart} id="conversation-chart" table={false} />
        </div>
        <div className="appears [animation-delay:2.3s]">
          <p className="mt-5 font-serif text-xl leading-snug">{conversation.finding}</p>
          <p className="mt-3 text-sm text-muted">
            {conversation.caution}{' '}
            <SiteLink className={`whitespace-nowrap ${LINK}`} href={routes.report(example.slug)}>
              {conversation.link}
            </SiteLink>
          </p>
        </div>
      </Turn>
      {askingIsOn() && (
        <div className="mt-6 border-t border-rule pt-5">
          <QuestionForm />
        </div>
      )}
    </section>
  );
}

/** A turn of the conversation, with its letter in the margin. */
function Turn({ letter, speaker, children }: { letter: string; speaker: string; children: ReactNode }) {
  return (
    <div className="mt-4 grid gap-x-3 sm:mt-5 sm:grid-cols-[2rem_1fr]">
      <p className="font-serif text-xl leading-snug text-peacock">
        <span aria-hidden="true">{letter}</span>
        <span className="sr-only">{speaker}</span>
      </p>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
