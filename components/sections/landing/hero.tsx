import { AskingArea } from '@/components/analysis/asking-area';
import { StoreBadges } from '@/components/layout/store-badges';
import { Container } from '@/components/ui/container';
import { Eyebrow } from '@/components/ui/eyebrow';
import type { SiteDetails } from '@/lib/content/organisation';
import { askingIsOn } from '@/lib/platform/env';
import type { Landing } from '@/lib/texts/landing';
import { AskField } from './ask-field';
import { Conversation } from './conversation';

/** What this is, for whom, a field for a question, and an answer beside it. */
export function Hero({ words, site }: { words: Landing; site: SiteDetails }) {
  const { hero, chips, sources } = words;
  return (
    <section aria-labelledby="hero-title">
      <Container className="grid gap-x-10 gap-y-5 pt-4 pb-6 md:pt-8 md:pb-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 lg:col-span-5">
          <Eyebrow>{hero.audience}</Eyebrow>
          <h1
            id="hero-title"
            className="mt-3 text-[clamp(2.125rem,3.9vw,3.1rem)] leading-[1.05] tracking-tight"
          >
            {hero.headline}
          </h1>
          <p className="mt-3 leading-normal sm:text-lg">{hero.lead}</p>
          {askingIsOn() && (
            <AskingArea>
              <AskField words={hero} chips={chips} />
            </AskingArea>
          )}
        </div>
        <Conversation words={words} className="min-w-0 lg:col-span-7 lg:row-span-2" />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 self-start lg:col-span-5">
          <StoreBadges stores={site.stores} size="small" />
          <p className="text-sm font-semibold tabular">{hero.proof}</p>
        </div>
      </Container>
      <div className="border-y border-rule">
        <Container className="grid gap-y-1 py-3 text-sm lg:flex lg:justify-between lg:gap-x-10">
          <p className="font-medium lg:whitespace-nowrap">{sources.text}</p>
          <ul className="flex flex-wrap gap-x-5 text-muted">
            {sources.publishers.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Container>
      </div>
    </section>
  );
}
