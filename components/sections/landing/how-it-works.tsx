import { Container } from '@/components/ui/container';
import type { Landing } from '@/lib/texts/landing';
import { SectionHeading } from './section-heading';

/** The line that connects the steps: vertical on narrow screens, horizontal on wide ones. */
const AXIS = 'border-l border-ink pl-6 lg:grid lg:grid-cols-4 lg:gap-x-8 lg:border-t lg:border-l-0 lg:pl-0';
const TICK =
  'relative before:absolute before:top-9 before:-left-6 before:h-px before:w-3 before:bg-ink ' +
  'lg:before:top-0 lg:before:left-0 lg:before:h-3 lg:before:w-px';

export function HowItWorks({ words }: { words: Landing['howItWorks'] }) {
  return (
    <section id="how-it-works" aria-labelledby="how-it-works-title" className="border-t border-rule">
      <Container className="py-6 md:py-12">
        <SectionHeading id="how-it-works-title" title={words.title} />
        <p className="mt-2 flex justify-between gap-6 pb-2 text-sm lg:mt-4">
          <span className="max-lg:hidden">{words.start}</span>
          <span className="hidden font-semibold text-peacock lg:inline">{words.end}</span>
        </p>
        <ol className={AXIS}>
          {words.steps.map(({ title, text }, i) => (
            <li key={title} className={`${TICK} grid grid-cols-[2.5rem_1fr] py-1.5 lg:block lg:pt-5 lg:pb-0`}>
              <span className="font-serif text-3xl leading-none text-peacock" aria-hidden="true">
                {i + 1}
              </span>
              <div>
                <h3 className="text-lg lg:mt-2">{title}</h3>
                <p className="mt-0.5 max-w-[32rem] text-sm text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="pt-2 text-sm font-semibold text-peacock lg:hidden">{words.end}</p>
      </Container>
    </section>
  );
}
