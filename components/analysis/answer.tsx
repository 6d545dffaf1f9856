import { group } from 'd3-array';
import type { ReactNode } from 'react';
import { AsOf } from '@/components/layout/as-of';
import { ChartFigure } from '@/components/charts/chart-frame/chart-figure';
import { FigureAmount } from '@/components/reports/evidence/amount';
import { evidenceId } from '@/components/reports/evidence/evidence-id';
import { FigureTable } from '@/components/reports/evidence/figure-table';
import { text } from '@/lib/content/messages';
import {
  analysisPath,
  answerAge,
  analysisChart,
  nameOf,
  editionOf,
  keyFigures,
  belowHighestOf,
  echoOf,
  type AnalysisAnswer,
  type Heard,
  type Figure,
  type Library,
} from '@samvit/research';
import { list } from '@/lib/content/list';
import { formatPeriod } from '@/lib/web/period';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { Actions } from './actions';
import { ANSWER } from './answer-id';
import { Echo } from './echo';
import { Share } from './share';

/** Up to this many values are a table under the chart; of more there is a file. */
const MOST_LISTED = 24;
/** Lines of more values, twenty years of months, are drawn coarser: in two sizes and two scales they are a third of the page. */
const MOST_EXACT = 240;

type Props = {
  /** The one it was worked out of. */
  library: Library;
  answer: AnalysisAnswer;
  /** How its question was read, where that has to be said. */
  heard?: Heard | undefined;
  /** What a reader can do with an answer from own data, which has no files at public addresses. */
  own?: ReactNode;
};

/** An answer, in this order always: what was understood, its sentence, figures, chart, arithmetic, windows, cautions, evidence, actions. */
export function Answer({ library, answer, heard, own }: Props) {
  const { analysis, measured, window, sentence, figures, share, cautions, mayBePassedOn } = answer;
  const path = analysisPath(analysis);
  const belowHighest = belowHighestOf(library, measured.series, window, figures);
  const chart = analysisChart(library, answer);
  const drawn = chart?.series[0]?.points.length ?? 0;
  const isListed = mayBePassedOn && chart !== null && drawn <= MOST_LISTED;
  return (
    <article
      id={ANSWER}
      data-path={pathHere(routes.analysisAnswer(path))}
      aria-labelledby="answer-sentence"
      className="answer"
    >
      <Echo parts={echoOf(library, analysis, window)} heard={heard} />
      <h1 id="answer-sentence" tabIndex={-1}>
        {sentence}
      </h1>
      {belowHighest !== null && <p className="mt-2">{belowHighest}</p>}
      <div className="answer-lead">
        <AsOf age={answerAge(library, answer)} />
      </div>
      <KeyFigures library={library} figures={figures} />
      {chart && (
        <div className="answer-chart">
          <ChartFigure
            chart={chart}
            id="answer-chart"
            values={mayBePassedOn}
            exact={mayBePassedOn && drawn <= MOST_EXACT}
            table={isListed}
            titleAs="h2"
          />
        </div>
      )}
      <Part name="worked" lead={text('analysis-page.answer.worked-lead')}>
        <Worked library={library} figures={figures} />
      </Part>
      {share && (
        <Part name="share">
          <Share share={share} />
        </Part>
      )}
      {cautions.length > 0 && (
        <Part name="cautions">
          <ul className="answer-cautions">
            {cautions.map(({ kind, text: words }) => (
              <li key={kind}>{words}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part name="evidence" lead={text('analysis-page.answer.evidence-lead')}>
        <details className="answer-evidence">
          <summary>{text('analysis-page.answer.open')}</summary>
          <FigureTable
            report={{ figures, evidencePath: own ? '' : pathHere(routes.analysisAnswer(path)) }}
            label={text('analysis-page.answer.evidence')}
            valuesPath={mayBePassedOn && !own ? routes.analysisFile(path, 'json') : undefined}
          />
        </details>
      </Part>
      {own ?? <Actions answer={answer} hasChart={chart !== null} />}
      <p className="answer-past">
        {text('analysis-page.answer.past', {
          count: valuesBehind(figures),
          edition: editionOf(library, answer.measured.series),
        })}
      </p>
    </article>
  );
}

/** How many values of series an answer rests on, each counted once. */
function valuesBehind(figures: ReadonlyMap<string, Figure>): number {
  const behind = [...figures.values()].flatMap(({ evidence }) =>
    evidence.flatMap(({ series, rows }) =>
      series.made ? [] : rows.map(({ period }) => `${series.id} ${period}`),
    ),
  );
  return new Set(behind).size;
}

type PartName = 'worked' | 'share' | 'cautions' | 'evidence';

function Part({ name, lead, children }: { name: PartName; lead?: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`answer-${name}`} className="answer-part">
      <h2 id={`answer-${name}`}>{text(`analysis-page.answer.${name}`)}</h2>
      {lead && <p className="answer-lead">{lead}</p>}
      {children}
    </section>
  );
}

type WithFigures = { library: Library; figures: ReadonlyMap<string, Figure> };

/** A line of arithmetic for each figure, by series; values that are computed themselves have their own line once. */
function Worked({ library, figures }: WithFigures) {
  const bySeries = group(figures.values(), ({ series }) => list(series.map(({ id }) => nameOf(library, id))));
  return (
    <dl className="answer-worked">
      {[...bySeries].map(([name, own]) => (
        <div key={name}>
          <dt>{name}</dt>
          {[
            ...new Set([
              ...own.flatMap(({ worked }) => worked.slice(0, 1)),
              ...own.flatMap(({ worked }) => worked),
            ]),
          ].map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** The figures that the sentence rests on, each a link to its evidence below. */
function KeyFigures({ library, figures }: WithFigures) {
  const shown = keyFigures(figures);
  return (
    <dl className="report-key">
      {shown.map(([name, figure]) => (
        <div key={name}>
          <dt>
            {text('analysis-page.answer.figure', {
              formula: text(`analysis-page.formulas.${name.slice(name.lastIndexOf('.') + 1)}`, {
                at: formatPeriod(figure.period),
                count: figure.count,
                others: figure.count - 1,
              }),
              series: list(figure.series.map(({ id }) => nameOf(library, id))),
            })}
          </dt>
          <dd>
            <a href={`#${evidenceId('figure', name)}`} className="evidence evidence-figure">
              <FigureAmount figure={figure} />
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
