import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/layout/json-ld';
import { richText } from '@/components/layout/rich-text';
import { Container } from '@/components/ui/container';
import { LINK } from '@/components/ui/link';
import { text } from '@/lib/content/messages';
import { faq, site, type Faq } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { faqJsonLd } from '@/lib/web/json-ld';
import { publicPage } from '@/lib/texts/publication/public-pages';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { Markdown } from '@/components/layout/markdown';
import { languagesOf, renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { TranslationNote } from '@/components/layout/translation-note';
import type { Metadata } from 'next';

export const dynamicParams = false;

export const generateStaticParams = () => languagesOf(routes.faqs);

export async function generateMetadata(props: InLanguage): Promise<Metadata> {
  await renderInLanguage(props);
  return pageMetadata(publicPage(routes.faqs));
}

export default async function FaqPage(props: InLanguage) {
  await renderInLanguage(props, routes.faqs);
  const entries = faq();
  const { title, path } = publicPage(routes.faqs);
  const { support } = site().mail;
  return (
    <>
      <Container className="grid gap-x-8 gap-y-10 pt-12 md:pt-20 lg:grid-cols-12">
        <JsonLd data={faqJsonLd(entries, siteOrigin())} />
        <header className="lg:sticky lg:top-36 lg:col-span-4 lg:self-start">
          <Breadcrumbs page={{ name: title, path }} />
          <h1 className="mt-3 text-3xl md:text-4xl">{text('faqs.title')}</h1>
          <p className="mt-5 max-w-[40ch] text-muted">
            {richText('faqs.lead', {
              support,
              count: entries.length,
              mail: (words) => (
                <a href={`mailto:${support}`} className={LINK}>
                  {words}
                </a>
              ),
            })}
          </p>
        </header>
        <div className="lg:col-span-8">
          <Questions entries={entries} />
        </div>
      </Container>
      <TranslationNote path={routes.faqs} />
    </>
  );
}

/**
 * A list of questions of which one at a time is open: browsers close the others because all share a `name`.
 * The id is on the answer, because browsers open the `<details>` that hides a link target.
 */
function Questions({ entries }: { entries: Faq }) {
  return (
    <div className="border-b border-rule">
      {entries.map(({ id, question, answer }) => (
        <details key={id} name="faq" className="group border-t border-rule">
          <summary
            className={
              'flex cursor-pointer list-none items-baseline gap-4 py-5 ' +
              '[&::-webkit-details-marker]:hidden'
            }
          >
            <h2 className="grow text-lg leading-snug group-open:text-peacock">{question}</h2>
            <svg
              viewBox="0 0 16 16"
              aria-hidden="true"
              className="relative top-0.5 size-4 shrink-0 stroke-current text-muted"
              strokeWidth="1.5"
            >
              <path d="M1.5 8h13" />
              <path d="M8 1.5v13" className="group-open:hidden" />
            </svg>
          </summary>
          <div id={id} className="scroll-mt-40 pb-7">
            <Markdown>{answer}</Markdown>
            <a href={`#${id}`} className="mt-4 inline-block text-sm text-muted hover:text-peacock">
              {text('faqs.link')}
            </a>
          </div>
        </details>
      ))}
    </div>
  );
}
