import { Container } from '@/components/ui/container';
import { StoreBadges } from '@/components/layout/store-badges';
import type { Landing } from '@/lib/research/landing';
import type { Site } from '@/lib/content/organisation';
import { Conversation } from './conversation';

export function Hero({ words, site }: { words: Landing; site: Site }) {
  const { hero } = words;
  return (
    <section aria-labelledby="hero-title">
      <Container className="pt-8 pb-14 md:pt-11 md:pb-20">
        <h1
          id="hero-title"
          className="max-w-[22ch] text-[clamp(2.6rem,6.4vw,4.9rem)] leading-[1.02] tracking-[-0.025em]"
        >
          {hero.headline}
        </h1>
        <div className="mt-7 grid gap-x-8 gap-y-12 md:mt-9 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <p className="leading-normal sm:text-lg">{hero.lead}</p>
            <p className="mt-6 border-t border-rule pt-6 text-muted">{site.tagline}</p>
            <StoreBadges stores={site.stores} className="mt-6 lg:w-fit lg:flex-col lg:[&_a]:w-full" />
            <p className="mt-8 leading-tight">
              <span className="block font-serif text-3xl tracking-[-0.012em] tabular">
                {hero.proof.figure}
              </span>
              <span className="mt-1 block text-sm text-muted">{hero.proof.note}</span>
            </p>
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
