import { pageMetadata } from '@/lib/web/metadata';
import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import { cache } from 'react';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AskingArea } from '@/components/analysis/asking-area';
import { OwnAnswer } from '@/components/analysis/own/own-answer';
import { OwnProblems } from '@/components/analysis/own/own-problems';
import { OwnQuestions } from '@/components/analysis/own/own-questions';
import { OwnRefused } from '@/components/analysis/own/own-refused';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { formResult } from '@/lib/platform/http/form-page';
import { tables, questions } from '@samvit/research';
import { countAnswer } from '@/lib/services/analysis/count-answer';
import { routes } from '@/lib/web/routes';
import { renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { TranslationNote } from '@/components/layout/translation-note';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

export async function generateMetadata(props: InLanguage): Promise<Metadata> {
  await renderInLanguage(props);
  return {
    ...pageMetadata({
      path: routes.analysisOwnResult,
      title: load().title,
      description: text('own-data.page.description'),
      noindex: true,
    }),
    robots: { index: false, follow: false },
  };
}

/** The response to a form with a reader's own data: what it leaves open, why it cannot be read, or an answer. */
export default async function OwnResultPage(props: InLanguage) {
  await renderInLanguage(props, routes.analysisOwnResult);
  const { body } = load();
  return (
    <>
      <Container className="answer-page pb-20">
        <div className="pt-8 print:hidden">
          <Breadcrumbs
            above={[
              { name: text('analysis-page.title'), path: routes.analysis },
              { name: text('own-data.page.title'), path: routes.analysisOwn },
            ]}
          />
        </div>
        <AskingArea>{body}</AskingArea>
      </Container>
      {/* What was brought has no address: the English page is that of own data. */}
      <TranslationNote path={routes.analysisOwn} />
    </>
  );
}

/** Once for the page and its metadata. */
const load = cache(() => {
  const result = formResult<tables.OwnResult>() ?? redirect(pathHere(routes.analysisOwn));
  const title = text('own-data.page.asks.title');
  if (result.state === 'refused') return refused(result.sentence, result.pasted);
  if (result.state === 'asks') return { title, body: <OwnQuestions asks={result} /> };
  const { carried, fields, reading, notice } = result;
  const library = libraryHere().with(carried.map((each) => tables.carriedFile(wordsHere(), each)));
  const choices = questions.readChoices(library, fields);
  if ('problems' in choices) {
    const { problems } = choices;
    return {
      title: problems[0].sentence,
      body: <OwnProblems library={library} fields={fields} carried={carried} problems={problems} />,
    };
  }
  const { analysis } = choices;
  const answer = countAnswer(library, analysis);
  return {
    title: answer.sentence,
    body: (
      <OwnAnswer
        library={library}
        analysis={analysis}
        answer={answer}
        carried={carried}
        table={reading}
        notice={notice}
      />
    ),
  };
});

const refused = (sentence: string, pasted?: string) => ({
  title: sentence,
  body: <OwnRefused sentence={sentence} pasted={pasted} />,
});
