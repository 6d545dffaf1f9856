import { questions } from '@samvit/research';
import { wordsHere } from '@/lib/content/words-here';
import { notFound } from 'next/navigation';
import { ChoicesForm, QuestionForm } from '@/components/analysis/ask-form';
import { AskingArea } from '@/components/analysis/asking-area';
import { ExampleLinks } from '@/components/analysis/example-links';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { SiteLink } from '@/components/layout/site-link';
import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { askingIsOn } from '@/lib/platform/env';
import { publicPage } from '@/lib/texts/publication/public-pages';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { languagesOf, renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { TranslationNote } from '@/components/layout/translation-note';
import type { Metadata } from 'next';

export const dynamicParams = false;

/** More chips than this are a list, and are not read. */
const CHIPS = 6;

export const generateStaticParams = () => languagesOf(routes.analysis);

export async function generateMetadata(props: InLanguage): Promise<Metadata> {
  await renderInLanguage(props);
  return askingIsOn() ? pageMetadata(publicPage(routes.analysis)) : notFound();
}

/** Where an analysis is asked for. Whole without script: both forms lead to the address of an answer. */
export default async function AskPage(props: InLanguage) {
  await renderInLanguage(props, routes.analysis);
  if (!askingIsOn()) notFound();
  const page = publicPage(routes.analysis);
  return (
    <>
      <Container className="pb-20">
        <header className="pt-8 pb-8 md:pt-14">
          <Breadcrumbs page={{ name: page.title, path: page.path }} />
          <h1 className="mt-3 text-3xl md:text-4xl">{text('analysis-page.heading')}</h1>
        </header>
        <AskingArea>
          <div className="ask-page">
            <QuestionForm />
            <section aria-label={text('analysis-page.examples-title')}>
              <ExampleLinks examples={questions.examples(wordsHere()).slice(0, CHIPS)} areChips />
            </section>
            <details className="answer-part">
              <summary>
                <h2>{text('analysis-page.form.title')}</h2>
              </summary>
              <ChoicesForm />
            </details>
            <p className="ask-hint ask-links">
              <SiteLink href={routes.data}>{text('analysis-page.asked.held')}</SiteLink>
              <SiteLink href={routes.analysisOwn}>{text('own-data.page.link')}</SiteLink>
            </p>
          </div>
        </AskingArea>
      </Container>
      <TranslationNote path={routes.analysis} />
    </>
  );
}
