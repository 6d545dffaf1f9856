import type { ReactNode } from 'react';
import { ChartFigure } from '@/components/charts/chart-frame/chart-figure';
import { FigureAmount } from '@/components/reports/evidence/amount';
import { evidenceId } from '@/components/reports/evidence/evidence-id';
import { FigureTable } from '@/components/reports/evidence/figure-table';
import { text } from '@/lib/content/messages';
import { analysisPath } from '@/lib/research/analysis/address';
import type { AnalysisAnswer } from '@/lib/research/analysis/answer';
import { analysisChart } from '@/lib/research/analysis/chart';
import { nameOf } from '@/lib/research/analysis/choices';
import { echoOf } from '@/lib/research/analysis/echo';
import type { Figure } from '@/lib/research/figures/figure';
import { list } from '@/lib/web/list';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { Actions } from './actions';
import { ANSWER } from './answer-id';
import { Echo } from './echo';
import { Share } from './share';

/** More would not be read at a glance. */
const MOST_KEY_FIGURES = 4;

/** Up to this many values are a table under the chart; of more there is a file. */
const MOST_LISTED = 24;

/** An answer, in this order always: what was understood, its sentence, figures, chart, arithmetic, windows, cautions, evidence, actions. */
export function Answer({ answer, unused }: { answer: AnalysisAnswer; unused?: readonly string[] }) {
  const { analysis, window, sentence, figures, payment, share, cautions, mayBePassedOn } = answer;
  const path = analysisPath(analysis);
  const chart = analysisChart(answer);
  const isListed = mayBePassedOn && chart !== null && (chart.series[0]?.points.length ?? 0) <= MOST_LISTED;
  return (
    <article id={ANSWER} aria-labelledby="answer-sentence" className="answer">
      <Echo parts={echoOf(analysis, window)} {...(unused && { unused })} />
      <h1 id="answer-sentence" tabIndex={-1}>
        {sentence}
      </h1>
      <KeyFigures figures={figures} />
      {chart && (
        <div className="answer-chart">
          <ChartFigure chart={chart} id="answer-chart" values={mayBePassedOn} table={isListed} titleAs="h2" />
        </div>
      )}
      <Part name="worked" lead={text('analysis-page.answer.worked-lead')}>
        <ul className="answer-worked">
          {[...figures.values()].map(({ series, worked: [line, ...steps] }, i) => (
            <li key={i}>
              <span>{list(series.map(({ id }) => nameOf(id)))}</span>
              {[line, ...steps].map((each) => (
                <code key={each}>{each}</code>
              ))}
            </li>
          ))}
          {payment && (
            <li>
              <code>{payment.worked}</code>
            </li>
          )}
        </ul>
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
            report={{ figures, evidencePath: pathHere(routes.analysisAnswer(path)) }}
            label={text('analysis-page.answer.evidence')}
            valuesPath={mayBePassedOn ? routes.analysisFile(path, 'json') : undefined}
          />
        </details>
      </Part>
      <Actions answer={answer} hasChart={chart !== null} />
      <p className="answer-past">{text('analysis-page.answer.past')}</p>
    </article>
  );
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

/** The figures that the sentence rests on, each a link to its evidence below. */
function KeyFigures({ figures }: { figures: ReadonlyMap<string, Figure> }) {
  const shown = [...figures].slice(0, MOST_KEY_FIGURES);
  return (
    <dl className="report-key" aria-label={text('analysis-page.answer.key')}>
      {shown.map(([name, figure]) => (
        <div key={name}>
          <dt>
            {text('analysis-page.answer.figure', {
              formula: text(`analysis-page.formulas.${figure.formula}`),
              series: list(figure.series.map(({ id }) => nameOf(id))),
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
