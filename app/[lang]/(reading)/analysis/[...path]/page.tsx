import { pageMetadata } from '@/lib/web/metadata';
import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import { cache } from 'react';
import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { Answer } from '@/components/analysis/answer';
import { answerPreview } from '@/components/analysis/answer-preview';
import { AskingArea } from '@/components/analysis/asking-area';
import { OwnAnswer } from '@/components/analysis/own/own-answer';
import { OwnMissing } from '@/components/analysis/own/own-missing';
import { ChangedSince } from '@/components/analysis/changed-since';
import { Refused } from '@/components/analysis/refused';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { pageSession } from '@/app/[lang]/web/page-session';
import { isStorageError } from '@/lib/platform/db/storage-error';
import {
  tables,
  analyses,
  analysisPath,
  parseAnalysis,
  type Analysis,
  type Library,
  type AnalysisAnswer,
  type Refusal,
} from '@samvit/research';
import { countAnswer } from '@/lib/services/analysis/count-answer';
import { ownOfAccount } from '@/lib/services/analysis/own/own-of-account';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { TranslationNote } from '@/components/layout/translation-note';

/** Rendered for each request: stored pages of invented addresses would fill the disk. */
export const dynamic = 'force-dynamic';

type Props = InLanguage<{ path: string[] }>;

export async function generateMetadata(props: Props): Promise<Metadata> {
  await renderInLanguage(props);
  const { analysis, answer, own } = await load((await props.params).path.join('/'));
  return {
    ...pageMetadata({
      path: routes.analysisAnswer(analysisPath(analysis)),
      title: titleOf(answer),
      description: text('analysis-page.description'),
      // What is of somebody's own series has no picture, and no figure of it goes into a message.
      ...(answer?.state === 'answer' && !own && answerPreview(answer)),
      noindex: true,
    }),
    // Every answer links to others without end.
    robots: { index: false, follow: false },
  };
}

/** An answer, or why there is none; the same for everybody, unless it is of a reader's own series. */
export default async function AnalysisPage(props: Props) {
  const address = (await props.params).path.join('/');
  await renderInLanguage(props, routes.analysisAnswer(address));
  const { library, analysis, answer, cited, own } = await load(address);
  return (
    <>
      <Container className="answer-page pb-20">
        <div className="pt-8 print:hidden">
          <Breadcrumbs above={[{ name: text('analysis-page.title'), path: routes.analysis }]} />
        </div>
        <AskingArea>
          {cited !== undefined && answer && <ChangedSince edition={cited} now={answer.edition} />}
          <Body library={library} analysis={analysis} answer={answer} own={own} />
        </AskingArea>
      </Container>
      <TranslationNote path={routes.analysisAnswer(address)} />
    </>
  );
}

type Loaded = {
  /** With the series of the reader that the analysis names. */
  library: Library;
  analysis: Analysis;
  /** None if it needs a series of somebody's own that is not in the account of who asks. */
  answer: AnalysisAnswer | Refusal | null;
  cited?: string;
  /** The reader's own series in it, from the account; absent if it needs none. */
  own?: readonly tables.CarriedSeries[] | undefined;
};

function Body({ library, analysis, answer, own }: Loaded) {
  if (!answer) return <OwnMissing analysis={analysis} />;
  if (own) return <OwnAnswer library={library} analysis={analysis} answer={answer} carried={own} isStored />;
  return answer.state === 'answer' ? (
    <Answer answer={answer} />
  ) : (
    <Refused analysis={analysis} refused={answer} />
  );
}

const titleOf = (answer: Loaded['answer']) => answer?.sentence ?? text('own-data.page.missing.title');

/** The analysis of an address, worked out; once for the page and its metadata. */
const load = cache(async (encoded: string): Promise<Loaded> => {
  const path = decoded(encoded);
  const analysis = path === null ? notFound() : parseAnalysis(libraryHere(), path);
  if ('problem' in analysis) notFound();
  const cited = analyses.citedEdition(path ?? '');
  const canonical = analyses.withEdition(analysisPath(analysis), cited);
  if (canonical !== path) permanentRedirect(pathHere(routes.analysisAnswer(canonical)));
  const names = analysis.series.filter(tables.isOwnName);
  const own = names.length === 0 ? undefined : await ownOfVisitor(names);
  const library = libraryHere().with((own ?? []).map((each) => tables.carriedFile(wordsHere(), each)));
  if (own && own.length < names.length) return { library, analysis, answer: null, own };
  const answer = countAnswer(library, analysis);
  return { library, analysis, answer, ...(cited !== undefined && { cited }), ...(own && { own }) };
});

/** Those of the account of who is signed in. Without a database nobody is. */
async function ownOfVisitor(names: readonly string[]): Promise<readonly tables.CarriedSeries[]> {
  try {
    const session = await pageSession();
    return session ? await ownOfAccount(session.user.email, names) : [];
  } catch (error) {
    if (isStorageError(error)) return [];
    throw error;
  }
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
