import { Container } from '@/components/ui/container';
import type { Landing } from '@/lib/texts/landing';
import { classNames } from '@/components/ui/class-names';
import { text } from '@/lib/content/messages';
import { Claims } from './claims';
import { SectionHeading } from './section-heading';

export function Vision({ words }: { words: Landing['vision'] }) {
  return (
    <section
      id="vision"
      aria-labelledby="vision-title"
      className="below-fold border-t border-rule [--below-fold:116rem] lg:[--below-fold:67rem]"
    >
      <Container className="py-16 md:py-24">
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <SectionHeading id="vision-title" title={words.title} lead={words.text} className="lg:col-span-5" />
          <div className="lg:col-span-7">
            <Comparison words={words.comparison} />
            <Claims />
          </div>
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

type Words = Landing['vision']['comparison'];

function Comparison({ words }: { words: Words }) {
  return (
    <div>
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="pb-4 text-left text-sm text-muted">{words.caption}</caption>
        <thead>
          <tr className="border-y border-ink text-sm">
            <th scope="col" className="w-[24%] py-2 font-normal">
              <span className="sr-only">{text('landing.measure')}</span>
            </th>
            <th scope="col" className="py-2 pr-3 font-normal text-muted">
              {words.before}
            </th>
            <th scope="col" className="py-2 font-semibold text-peacock">
              {words.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {words.rows.map(({ measure, before, after }) => (
            <tr key={measure} className="border-b border-rule align-baseline">
              <th scope="row" className="py-4 pr-3 text-sm font-normal text-muted">
                {measure}
              </th>
              <Cell cell={before} className="pr-3 text-muted" />
              <Cell cell={after} className="text-ink" />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-6 font-serif text-3xl leading-tight tracking-[-0.018em] text-peacock md:text-4xl">
        {words.result}
      </p>
      <p className="mt-2 text-sm text-muted">{words.note}</p>
    </div>
  );
}

function Cell({ cell, className }: { cell: Words['rows'][number]['after']; className: string }) {
  return (
    <td className={classNames('py-4', className)}>
      <span className="block font-serif text-lg leading-tight md:text-2xl">{cell.figure}</span>
      <span className="mt-1 block text-sm leading-snug text-muted">{cell.note}</span>
    </td>
  );
}
