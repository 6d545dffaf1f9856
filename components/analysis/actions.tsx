import { wordsHere } from '@/lib/content/words-here';
import { CopyButton } from '@/components/reports/reference/copy-button';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { analyses, analysisPath, type AnalysisAnswer } from '@samvit/research';
import { answerCitation } from '@/lib/texts/publication/answer-citation';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { QuestionForm } from './ask-form';
import { choicesPath } from './choices-path';

type Props = { answer: AnalysisAnswer; hasChart: boolean };

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

/** What a reader can do with an answer: ask on, take it along, cite it. */
export function Actions({ answer, hasChart }: Props) {
  const { analysis, fixed, mayBePassedOn } = answer;
  const path = analysisPath(analysis);
  const isMoving = fixed !== path;
  return (
    <section aria-labelledby="answer-actions" className="answer-part answer-actions">
      <h2 id="answer-actions">{text('analysis-page.answer.actions')}</h2>
      <ul>
        <li>
          <a href={routes.analysisFile(path, 'json')}>{text('analysis-page.answer.json')}</a>
        </li>
        <li>
          {mayBePassedOn ? (
            <a href={routes.analysisFile(path, 'csv')}>{text('analysis-page.answer.csv')}</a>
          ) : (
            text('analysis-page.answer.no-files')
          )}
        </li>
        {hasChart && (
          <li>
            <a href={routes.analysisChart(path)}>{text('analysis-page.answer.picture')}</a>
          </li>
        )}
        {isMoving && (
          <li>
            <a href={pathHere(routes.analysisAnswer(fixed))} rel="nofollow" data-answer>
              {text('analysis-page.answer.fixed')}
            </a>
          </li>
        )}
      </ul>
      <details className="answer-cite">
        <summary>{text('analysis-page.answer.cite')}</summary>
        <Cite answer={answer} />
      </details>
      <details className="answer-change">
        <summary>{text('analysis-page.answer.change')}</summary>
        <QuestionForm />
        {/* The form is as long as the rest of an answer: it comes when somebody wants it. */}
        <p className="ask-hint">
          <a href={choicesPath({ ...analyses.fieldsOf(analysis), form: 'yes' })} rel="nofollow" data-answer>
            {text('analysis-page.answer.choices')}
          </a>
        </p>
      </details>
    </section>
  );
}
