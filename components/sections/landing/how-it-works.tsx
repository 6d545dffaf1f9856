import { Container } from '@/components/ui/container';
import type { Landing } from '@/lib/content/landing';
import { SectionHeading } from './section-heading';

/** The way from a question to a report, along one axis of time. */
export function HowItWorks({ words }: { words: Landing['howItWorks'] }) {
  return (
    <section id="how-it-works" aria-labelledby="how-it-works-title" className="border-t border-rule">
      <Container className="py-16 md:py-24">
        <SectionHeading id="how-it-works-title" title={words.title} />
        <p className="mt-10 flex justify-between gap-6 border-b border-ink pb-2 text-sm md:mt-14">
          <span>{words.start}</span>
          <span className="hidden font-semibold text-peacock md:inline">{words.end}</span>
        </p>
        <ol className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
          {words.steps.map(({ title, text }, i) => (
            <li key={title} className="relative pt-6 pb-4 before:absolute before:top-0 before:left-0 before:h-2.5 before:w-px before:bg-ink">
              <p className="font-serif text-4xl leading-none text-peacock" aria-hidden="true">
                {i + 1}
              </p>
              <h3 className="mt-4 text-xl">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-4 border-t border-ink pt-2 text-sm font-semibold text-peacock md:hidden">{words.end}</p>
      </Container>
    </section>
  );
}
