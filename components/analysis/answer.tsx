import type { ReactNode } from 'react';
import { AsOf } from '@/components/layout/as-of';
import { ChartFigure } from '@/components/charts/chart-frame/chart-figure';
import type { ChartTools } from '@/components/charts/chart-frame/chart-menu';
import { FigureAmount } from '@/components/reports/evidence/amount';
import { evidenceId } from '@/components/reports/evidence/evidence-id';
import { FigureTable } from '@/components/reports/evidence/figure-table';
import { text } from '@/lib/content/messages';
import { analyses, analysisPath, type questions, type AnalysisAnswer } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import { addressHere, pathHere } from '@/lib/web/translations';
import { AnswerBar } from './answer-bar';
import { AnswerFiles } from './answer-files';
import { ANSWER } from './answer-id';
import { QuestionBox } from './ask-form';
import { Echo, ReadingNotes, Switches } from './echo';
import { figureLabel } from './figure-label';
import { Listing, LISTING } from './listing';
import { NextQuestions } from './next-questions';
import { Share } from './share';

/** Up to this many values are a table under the chart; of more there is a file. */
const MOST_LISTED = 24;
/**
 * Lines of more values, twenty years of months, are drawn coarser: in three sizes and two scales they are a
 * third of the page.
 */
const MOST_EXACT = 240;
/** Of more values on all lines together the size between that of a phone and that of a desk is not drawn. */
const MOST_IN_ALL_SIZES = 1200;

type Props = {
  answer: AnalysisAnswer;
  /** How its question was read, where that has to be said. */
  heard?: questions.QuestionWords | undefined;
  /** The question as it was typed, where the page is the response to it. */
  question?: string | undefined;
  /** What a reader can do with an answer from own data, which has no files at public addresses. */
  own?: ReactNode;
};

/**
 * An answer, in this order always: the field for a question, its sentence, lines, figures, actions; what was
 * understood, as the toolbar of its chart; chart, list, what is asked next; then, closed, arithmetic, windows, and
 * what it rests on.
 */
export function Answer({ answer, heard, question, own }: Props) {
  const { sentence, lines, chart, share, fairness, listing, mayBePassedOn } = answer;
  const { analysis } = answer;
  const path = analysisPath(analysis);
  const pointCount = chart?.series[0]?.points.length ?? 0;
  const drawnCount = chart?.series.reduce((sum, { points }) => sum + points.length, 0) ?? 0;
  const isListed = mayBePassedOn && chart !== null && listing === null && pointCount <= MOST_LISTED;
  return (
    <article
      id={ANSWER}
      data-path={pathHere(routes.analysisAnswer(path))}
      aria-labelledby="answer-sentence"
      className="answer"
    >
      {!own && <QuestionBox question={question} />}
      <h1 id="answer-sentence" tabIndex={-1}>
        {sentence}
      </h1>
      <ReadingNotes heard={heard} />
      {lines.map((line) => (
        <p key={line} className="answer-line">
          {line}
        </p>
      ))}
      <div className="answer-lead answer-readings">
        <Switches switches={answer.switches} />
        <AsOf age={answer.age} />
      </div>
      <KeyFigures answer={answer} />
      {fairness.map(({ kind, text: words }) => (
        <p key={kind} className="answer-fairness">
          {words}
        </p>
      ))}
      {!own && <AnswerBar answer={answer} />}
      <Echo parts={answer.echo} heard={heard} isToolbar />
      {chart && (
        <div className="answer-chart">
          <ChartFigure
            chart={chart}
            id="answer-chart"
            readable={mayBePassedOn ? 'all' : 'last'}
            sendsValues={own !== undefined}
            exact={mayBePassedOn && pointCount <= MOST_EXACT}
            larger={drawnCount <= MOST_IN_ALL_SIZES ? ['wide', 'full'] : ['full']}
            table={isListed}
            titleAs="h2"
            tools={own ? undefined : toolsOf(answer)}
          />
        </div>
      )}
      {listing && (
        <Listing
          listing={listing}
          label={chart?.spec.title ?? sentence}
          isDrawn={chart?.spec.kind === 'bars'}
        />
      )}
      <NextQuestions next={answer.next} choices={own ? undefined : analyses.fieldsOf(analysis)} />
      <div className="answer-parts">
        <Part name="worked">
          <p className="answer-lead">{text('analysis-page.answer.worked-lead')}</p>
          <Worked answer={answer} />
        </Part>
        {share && (
          <Part name="share">
            <Share share={share} />
          </Part>
        )}
        <Part name="sources">
          <Sources answer={answer} isOwn={own !== undefined} />
        </Part>
      </div>
      {own}
      <p className="answer-past">{text('analysis-page.answer.past', { count: answer.valueCount })}</p>
    </article>
  );
}

/** What the menu of its chart offers; a table where the answer has a list below its chart. */
function toolsOf(answer: AnalysisAnswer): ChartTools {
  const { listing, mayBePassedOn, sentence } = answer;
  const path = analysisPath(answer.analysis);
  return {
    share: {
      title: sentence,
      url: addressHere(routes.analysisAnswer(path)),
    },
    png: routes.analysisPicture(path),
    svg: routes.analysisChart(path),
    csv: mayBePassedOn ? routes.analysisFile(path, 'csv') : null,
    table: listing && !listing.bars ? `#${LISTING}` : undefined,
  };
}

/** What an answer rests on, closed until somebody opens it or follows a link into it. */
function Part({ name, children }: { name: 'worked' | 'share' | 'sources'; children: ReactNode }) {
  return (
    <details className={`answer-part answer-${name}`}>
      <summary>
        <h2>{text(`analysis-page.answer.${name}`)}</h2>
      </summary>
      {children}
    </details>
  );
}

type AnswerFigures = AnalysisAnswer['keyFigures'];

/** What limits an answer, its evidence, that of its key figures first, and its files. */
function Sources({ answer, isOwn }: { answer: AnalysisAnswer; isOwn: boolean }) {
  const { figures, keyFigures, cautions, mayBePassedOn } = answer;
  const path = analysisPath(answer.analysis);
  const others = [...figures].filter(([name]) => keyFigures.every(([key]) => key !== name));
  const tableOf = (some: AnswerFigures, label: string) => (
    <FigureTable
      report={{ figures: new Map(some), evidencePath: isOwn ? '' : pathHere(routes.analysisAnswer(path)) }}
      label={label}
      valuesPath={mayBePassedOn && !isOwn ? routes.analysisFile(path, 'json') : undefined}
    />
  );
  return (
    <>
      {cautions.length > 0 && (
        <>
          <h3>{text('analysis-page.answer.cautions')}</h3>
          <ul className="answer-cautions">
            {cautions.map(({ kind, text: words }) => (
              <li key={kind}>{words}</li>
            ))}
          </ul>
        </>
      )}
      <h3>{text('analysis-page.answer.evidence')}</h3>
      <p className="answer-lead">{text('analysis-page.answer.evidence-lead')}</p>
      {tableOf(keyFigures, text('analysis-page.answer.evidence'))}
      {others.length > 0 && (
        <details className="answer-others">
          <summary>{text('analysis-page.answer.others', { count: others.length })}</summary>
          {tableOf(others, text('analysis-page.answer.others', { count: others.length }))}
        </details>
      )}
      {!isOwn && <AnswerFiles answer={answer} />}
    </>
  );
}

/** The sum of each figure below its name; values that are computed themselves have their own line once. */
function Worked({ answer }: { answer: AnalysisAnswer }) {
  const lines = new Set<string>();
  return (
    <dl>
      {[...answer.figures].map(([name, figure]) => {
        const own = figure.worked.filter((line) => !lines.has(line));
        own.forEach((line) => lines.add(line));
        return (
          own.length > 0 && (
            <div key={name}>
              <dt>{figureLabel([name, figure], answer)}</dt>
              {own.map((line) => (
                <dd key={line}>{resultFirst(line, figure.text)}</dd>
              ))}
            </div>
          )
        );
      })}
    </dl>
  );
}

/** `₹6,00,000 = ₹5,000 × 120` of `₹5,000 × 120 = ₹6,00,000`; a line that ends otherwise as it is. */
function resultFirst(line: string, result: string): ReactNode {
  const end = ` = ${result}`;
  if (!line.endsWith(end)) return line;
  return (
    <>
      <b>{result}</b> = {line.slice(0, -end.length)}
    </>
  );
}

/** From how many signs on a figure needs a smaller size on phones, and everywhere. */
const LONG = 9;
const LONG_TEXT = 12;

/** The figures that the sentence rests on, each a link to its evidence below; numbers are of one size. */
function KeyFigures({ answer }: { answer: AnalysisAnswer }) {
  const isText = (figure: string) => figure.length >= LONG_TEXT;
  const isLong = answer.keyFigures.some(([, { text: figure }]) => figure.length >= LONG && !isText(figure));
  return (
    <dl className="report-key" data-length={isLong ? 'long' : undefined}>
      {answer.keyFigures.map(([name, figure]) => (
        <div key={name}>
          <dt>{figureLabel([name, figure], answer)}</dt>
          <dd data-length={isText(figure.text) ? 'text' : undefined}>
            <a href={`#${evidenceId('figure', name)}`} className="evidence evidence-figure">
              <FigureAmount figure={figure} />
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
