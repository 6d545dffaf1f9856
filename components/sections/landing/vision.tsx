import { Container } from '@/components/ui/container';
import type { Landing } from '@/lib/research/landing';
import { Comparison } from './comparison';
import { SectionHeading } from './section-heading';

export function Vision({ words }: { words: Landing['vision'] }) {
  return (
    <section
      id="vision"
      aria-labelledby="vision-title"
      className="below-fold border-t border-rule [--below-fold:85rem] lg:[--below-fold:54rem]"
    >
      <Container className="py-16 md:py-24">
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <SectionHeading id="vision-title" title={words.title} lead={words.text} className="lg:col-span-5" />
          <Comparison words={words.comparison} className="lg:col-span-7" />
        </div>
        <dl className="mt-14 grid gap-x-8 gap-y-6 md:mt-20 md:grid-cols-3">
          {words.readers.map(({ who, text }) => (
            <div key={who} className="border-t border-ink pt-3">
              <dt className="font-serif text-xl">{who}</dt>
              <dd className="mt-2 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
