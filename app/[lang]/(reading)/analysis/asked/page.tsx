import { libraryHere } from '@/lib/texts/library-here';
import { cache } from 'react';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { Answer } from '@/components/analysis/answer';
import { AskedChoices, AskedQuestion } from '@/components/analysis/asked';
import { AskingArea } from '@/components/analysis/asking-area';
import { Refused } from '@/components/analysis/refused';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { countAnswer } from '@/lib/services/analysis/count-answer';
import { QUERY_COOKIE, fieldsOfCookie } from '@/lib/services/analysis/query-cookie';
import { readAnalysisQuery } from '@/lib/services/analysis/read-analysis-query';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { TranslationNote } from '@/components/layout/translation-note';

export async function generateMetadata(props: InLanguage): Promise<Metadata> {
  await renderInLanguage(props);
  return pageMetadata({
    path: routes.analysisAsked,
    title: (await load()).title,
    description: text('analysis-page.description'),
    noindex: true,
  });
}

/**
 * What a question may mean, why it has no answer, or its answer with the words that were corrected. What was asked is in a cookie,
 * so that it is in no address.
 */
export default async function AskedPage(props: InLanguage) {
  await renderInLanguage(props, routes.analysisAsked);
  const { title, body } = await load();
  return (
    <>
      {/* What was asked has no address: the English page is that of questions. */}
      <TranslationNote path={routes.analysis} />
      <Container className="answer-page pb-20">
        <div className="pt-8 print:hidden">
          <Breadcrumbs
            above={[{ name: text('analysis-page.title'), path: routes.analysis }]}
            page={{ name: title, path: routes.analysisAsked }}
          />
        </div>
        <AskingArea>{body}</AskingArea>
      </Container>
    </>
  );
}

/** Once for the page and its metadata. */
const load = cache(async () => {
  const fields = fieldsOfCookie((await cookies()).get(QUERY_COOKIE)?.value);
  const asked = readAnalysisQuery(fields);
  const title = text('analysis-page.asked.title');
  if (asked.state !== 'question') {
    const problem = asked.state === 'problem' ? asked.problem : 'nothing';
    const sentence = text(`analysis-page.asked.${problem}`);
    return { title, body: <AskedChoices sentence={sentence} fields={fields} /> };
  }
  const { read } = asked;
  if (read.state !== 'analysis') return { title, body: <AskedQuestion read={read} fields={fields} /> };
  const { analysis } = read;
  const answer = countAnswer(libraryHere(), analysis);
  return {
    title: answer.sentence,
    body:
      answer.state === 'answer' ? (
        <Answer answer={answer} heard={read} />
      ) : (
        <Refused analysis={analysis} refused={answer} heard={read} />
      ),
  };
});
