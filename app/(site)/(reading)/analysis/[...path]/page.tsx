import { cache } from 'react';
import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { Answer } from '@/components/analysis/answer';
import { AskingArea } from '@/components/analysis/asking-area';
import { ChangedSince } from '@/components/analysis/changed-since';
import { Refused } from '@/components/analysis/refused';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { count } from '@/lib/platform/counters';
import { analysisPath, citedEdition, parseAnalysis, withEdition } from '@/lib/research/analysis/address';
import { answerAnalysis } from '@/lib/research/analysis/answer';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

/** Rendered for each request: stored pages of invented addresses would fill the disk. */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ path: string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { analysis, answer } = load((await params).path.join('/'));
  return {
    ...pageMetadata({
      path: routes.analysisAnswer(analysisPath(analysis)),
      title: answer.sentence,
      description: text('analysis-page.description'),
      noindex: true,
    }),
    // Every answer links to others without end.
    robots: { index: false, follow: false },
  };
}

/** An answer, or why there is none; the same for everybody. */
export default async function AnalysisPage({ params }: Props) {
  const { analysis, answer, cited } = load((await params).path.join('/'));
  return (
    <Container className="answer-page pb-20">
      <div className="pt-8 print:hidden">
        <Breadcrumbs
          above={[{ name: text('analysis-page.title'), path: routes.analysis }]}
          page={{ name: answer.sentence, path: routes.analysisAnswer(analysisPath(analysis)) }}
        />
      </div>
      <AskingArea>
        {cited !== undefined && (
          <ChangedSince
            edition={cited}
            series={(answer.state === 'answer' ? answer.measured : analysis).series}
          />
        )}
        {answer.state === 'answer' ? (
          <Answer answer={answer} />
        ) : (
          <Refused analysis={analysis} refused={answer} />
        )}
      </AskingArea>
    </Container>
  );
}

/** The analysis of an address, worked out; once for the page and its metadata. */
const load = cache((encoded: string) => {
  const path = decoded(encoded);
  const analysis = path === null ? notFound() : parseAnalysis(path);
  if ('problem' in analysis) notFound();
  const cited = citedEdition(path ?? '');
  const canonical = withEdition(analysisPath(analysis), cited);
  if (canonical !== path) permanentRedirect(pathHere(routes.analysisAnswer(canonical)));
  const answer = answerAnalysis(analysis);
  count('analyses', answer.state === 'answer' ? 'answered' : `refused-${answer.kind}`);
  return { analysis, answer, ...(cited !== undefined && { cited }) };
});

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
