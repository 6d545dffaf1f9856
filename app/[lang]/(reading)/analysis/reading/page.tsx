import { libraryHere } from '@/lib/texts/library-here';
import { cache } from 'react';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Answer } from '@/components/analysis/answer';
import {
  AskedChoices,
  AskedQuestion,
  askedTitle,
  ChangedChoices,
  NothingAsked,
} from '@/components/analysis/asked';
import { AskingArea } from '@/components/analysis/asking-area';
import { Refused } from '@/components/analysis/refused';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { formProblem, formResult } from '@/lib/platform/http/form-page';
import type { QueryWithoutPage } from '@/lib/services/analysis/ask';
import { countAnswer } from '@/lib/services/analysis/count-answer';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { TranslationNote } from '@/components/layout/translation-note';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

export async function generateMetadata(props: InLanguage): Promise<Metadata> {
  await renderInLanguage(props);
  return pageMetadata({
    path: routes.analysisReading,
    title: load().title,
    description: text('analysis-page.description'),
    noindex: true,
  });
}

/**
 * The response to a question that leads to no page: what it may mean, why it has no answer, or its answer
 * with the words that were corrected.
 */
export default async function ReadingPage(props: InLanguage) {
  await renderInLanguage(props, routes.analysisReading);
  const { body } = load();
  return (
    <>
      <Container className="answer-page pb-20">
        <div className="pt-8 print:hidden">
          <Breadcrumbs above={[{ name: text('analysis-page.title'), path: routes.analysis }]} />
        </div>
        <AskingArea>{body}</AskingArea>
      </Container>
      {/* What was asked has no address: the English page is that of questions. */}
      <TranslationNote path={routes.analysis} />
    </>
  );
}

/** Once for the page and its metadata. */
const load = cache(() => {
  const title = text('analysis-page.asked.title');
  const failed = formProblem();
  if (failed) return { title, body: <NothingAsked sentence={failed.message} /> };
  const { query, fields } = formResult<QueryWithoutPage>() ?? redirect(pathHere(routes.analysis));
  if (query.state === 'nothing')
    return { title, body: <NothingAsked sentence={text('analysis-page.asked.nothing')} /> };
  if (query.state === 'form')
    return { title: text('analysis-page.answer.change'), body: <ChangedChoices fields={fields} /> };
  if (query.state === 'problems')
    return { title, body: <AskedChoices problems={query.problems} fields={fields} /> };
  const { read } = query;
  if (read.state !== 'analysis')
    return { title: askedTitle(read), body: <AskedQuestion read={read} fields={fields} /> };
  const { analysis } = read;
  const answer = countAnswer(libraryHere(), analysis);
  return {
    title: answer.sentence,
    body:
      answer.state === 'answer' ? (
        <Answer answer={answer} heard={read} question={fields.q} />
      ) : (
        <Refused analysis={analysis} refused={answer} heard={read} />
      ),
  };
});
