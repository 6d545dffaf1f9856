import { pageMetadata } from '@/lib/web/metadata';
import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import { cache } from 'react';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { AskingArea } from '@/components/analysis/asking-area';
import { NoAnswer } from '@/components/analysis/no-answer';
import { OwnAnswer } from '@/components/analysis/own/own-answer';
import { OwnChoices } from '@/components/analysis/own/own-choices';
import { OwnQuestions } from '@/components/analysis/own/own-questions';
import { OwnRefused } from '@/components/analysis/own/own-refused';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { tables, analyses } from '@samvit/research';
import { countAnswer } from '@/lib/services/analysis/count-answer';
import { SHOWN_COOKIE, shownUnder } from '@/lib/services/analysis/own/shown';
import { routes } from '@/lib/web/routes';
import { renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { TranslationNote } from '@/components/layout/translation-note';

export async function generateMetadata(props: InLanguage): Promise<Metadata> {
  await renderInLanguage(props);
  return {
    ...pageMetadata({
      path: routes.analysisOwnShown,
      title: (await load()).title,
      description: text('own-data.page.description'),
      noindex: true,
    }),
    robots: { index: false, follow: false },
  };
}

/** The response to a form with a reader's own data, which lib/services/analysis/own/answer-own.ts has Next render. It has no public address. */
export default async function OwnShownPage(props: InLanguage) {
  await renderInLanguage(props, routes.analysisOwnShown);
  const { title, body } = await load();
  return (
    <>
      {/* What was brought has no address: the English page is that of own data. */}
      <TranslationNote path={routes.analysisOwn} />
      <Container className="answer-page pb-20">
        <div className="pt-8 print:hidden">
          <Breadcrumbs
            above={[
              { name: text('analysis-page.title'), path: routes.analysis },
              { name: text('own-data.page.title'), path: routes.analysisOwn },
            ]}
            page={{ name: title, path: routes.analysisOwnShown }}
          />
        </div>
        <AskingArea>{body}</AskingArea>
      </Container>
    </>
  );
}

/** Once for the page and its metadata. */
const load = cache(async () => {
  const shown = shownUnder((await cookies()).get(SHOWN_COOKIE)?.value);
  const title = text('own-data.page.asks.title');
  if (!shown) return refused(text('own-data.page.gone'));
  if (shown.state === 'refused') return refused(shown.sentence, shown.pasted);
  if (shown.state === 'asks') return { title, body: <OwnQuestions asks={shown} /> };
  const { carried, fields, reading, notice } = shown;
  const library = libraryHere().with(carried.map((each) => tables.carriedFile(wordsHere(), each)));
  const analysis = analyses.analysisOfFields(library, fields);
  if ('problem' in analysis) {
    const sentence = text(`analysis-page.asked.${analysis.problem}`);
    return {
      title: sentence,
      body: (
        <NoAnswer
          sentence={sentence}
          actions={<OwnChoices library={library} fields={fields} carried={carried} />}
        />
      ),
    };
  }
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
