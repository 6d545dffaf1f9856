import { wordsHere } from '@/lib/content/words-here';
import { CopyButton } from '@/components/reports/reference/copy-button';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { analysisPath, type AnalysisAnswer } from '@samvit/research';
import { answerCitation } from '@/lib/texts/publication/answer-citation';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

/** An answer as files besides those in the menu of its chart, its address that does not move, and how to cite it. */
export function AnswerFiles({ answer }: { answer: AnalysisAnswer }) {
  const { analysis, chart, fixed, mayBePassedOn } = answer;
  const path = analysisPath(analysis);
  return (
    <>
      <h3>{text('analysis-page.answer.files')}</h3>
      <ul className="answer-links-row">
        <li>
          <a href={routes.analysisFile(path, 'json')}>{text('analysis-page.answer.json')}</a>
        </li>
        {!chart && mayBePassedOn && (
          <li>
            <a href={routes.analysisFile(path, 'csv')}>{text('analysis-page.answer.csv')}</a>
          </li>
        )}
        {fixed !== path && (
          <li>
            <a href={pathHere(routes.analysisAnswer(fixed))} rel="nofollow" data-answer>
              {text('analysis-page.answer.fixed')}
            </a>
          </li>
        )}
      </ul>
      <h3>{text('analysis-page.answer.cite')}</h3>
      <Cite answer={answer} />
    </>
  );
}

/** The citation of the answer with the edition of its data, as a footnote and for BibTeX. */
function Cite({ answer }: { answer: AnalysisAnswer }) {
  const { product, company } = site();
  const { text: footnote, bibtex } = answerCitation(wordsHere(), answer, {
    product,
    company,
    origin: siteOrigin(),
  });
  return (
    <>
      <blockquote className="report-citation">{footnote}</blockquote>
      <CopyButton text={footnote}>{text('reports.cite.copy')}</CopyButton>
      <pre className="report-bibtex" tabIndex={0}>
        {bibtex}
      </pre>
    </>
  );
}
