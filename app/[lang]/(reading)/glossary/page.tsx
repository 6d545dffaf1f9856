import { group } from 'd3-array';
import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { HowWeWork } from '@/components/layout/how-we-work';
import { richText } from '@/components/layout/rich-text';
import { Container } from '@/components/ui/container';
import { LINK } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { glossary, type Term } from '@/lib/content/glossary';
import { text } from '@/lib/content/messages';
import { publicPage } from '@/lib/texts/publication/public-pages';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { englishOnly } from '@/app/[lang]/language';

export const dynamicParams = false;

export const generateStaticParams = englishOnly;

export function generateMetadata(): Metadata {
  return pageMetadata(publicPage(routes.glossary));
}

export default function GlossaryPage() {
  const { title, path } = publicPage(routes.glossary);
  const byLetter = [...group(glossary().values(), letterOf)];
  return (
    <Container className="pb-20">
      <PageHeading
        eyebrow={<Breadcrumbs page={{ name: title, path }} />}
        title={text('pages.glossary.heading')}
      >
        <p>
          {richText('pages.glossary.lead', {
            reports: (words) => (
              <a href={routes.reports} className={LINK}>
                {words}
              </a>
            ),
          })}
        </p>
      </PageHeading>
      <HowWeWork current={routes.glossary} />
      <nav aria-label={text('pages.glossary.letters')} className="mb-6 print:hidden">
        <ul className="flex flex-wrap">
          {byLetter.map(([letter, [first]]) => (
            <li key={letter}>
              <a href={`#${first?.id}`} className="block px-3 py-2 text-peacock">
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <dl className="border-t border-ink">
        {byLetter.flatMap(([, terms]) => terms.map((term) => <Entry key={term.id} term={term} />))}
      </dl>
    </Container>
  );
}

/** Under which a term stands, which are in the order of the alphabet. */
const letterOf = ({ term }: Term) => term.charAt(0).toUpperCase();

function Entry({ term: { id, term, definition, formula, seeAlso } }: { term: Term }) {
  return (
    <div
      id={id}
      className="grid gap-x-8 gap-y-2 border-b border-rule py-5 target:bg-surface md:grid-cols-[16rem_1fr]"
    >
      <dt className="font-serif text-lg leading-snug">
        <a href={routes.glossaryTerm(id)} className="hover:text-peacock hover:underline">
          {term}
        </a>
      </dt>
      <dd className="max-w-measure">
        <p>{definition}</p>
        {formula && <p className="mt-2 text-sm text-muted">{formula}</p>}
        {seeAlso.length > 0 && (
          <p className="mt-2 text-sm text-muted">
            {richText('pages.glossary.see-also', {
              terms: () => (
                <>
                  {seeAlso.map((other, i) => (
                    <span key={other}>
                      {i > 0 && ', '}
                      <a href={routes.glossaryTerm(other)} className={LINK}>
                        {glossary().get(other)?.term}
                      </a>
                    </span>
                  ))}
                </>
              ),
            })}
          </p>
        )}
      </dd>
    </div>
  );
}
