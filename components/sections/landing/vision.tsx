import { Container } from '@/components/ui/container';
import type { Landing } from '@/lib/texts/landing';
import { classNames } from '@/components/ui/class-names';
import { text } from '@/lib/content/messages';
import { SectionHeading } from './section-heading';

export function Vision({ words }: { words: Landing['vision'] }) {
  return (
    <section id="vision" aria-labelledby="vision-title" className="border-t border-rule">
      <Container className="py-5 md:py-9">
        <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <SectionHeading id="vision-title" title={words.title} lead={words.text} />
            <p className="mt-4 font-serif text-3xl leading-tight tracking-[-0.018em] text-peacock md:text-4xl">
              {words.comparison.result}
            </p>
          </div>
          <div className="lg:col-span-7">
            <Comparison words={words.comparison} />
          </div>
        </div>
        <dl className="mt-6 grid gap-x-8 gap-y-3 md:grid-cols-3">
          {words.readers.map(({ who, text }) => (
            <div key={who} className="md:border-t md:border-ink md:pt-2">
              <dt className="font-serif text-lg leading-tight max-md:inline">{who}</dt>
              <dd className="mt-0.5 text-sm text-muted max-md:ml-2 max-md:inline">{text}</dd>
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
        <caption className="pb-2 text-left text-sm text-muted">{words.caption}</caption>
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
              <th scope="row" className="py-2 pr-3 text-sm font-normal text-muted">
                {measure}
              </th>
              <Cell cell={before} className="pr-3 text-muted" />
              <Cell cell={after} className="text-ink" />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ cell, className }: { cell: Words['rows'][number]['after']; className: string }) {
  return (
    <td className={classNames('py-2', className)}>
      <span className="block font-serif text-lg leading-tight md:text-2xl">{cell.figure}</span>
      <span className="block text-xs leading-snug text-muted">{cell.note}</span>
    </td>
  );
}
