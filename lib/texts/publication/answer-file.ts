import {
  analysisPath,
  type Figure,
  type Analysis,
  type AnalysisAnswer,
  type Refusal,
} from '@samvit/research';
import { csvLine } from '@/lib/platform/csv';
import { figuresJson, type Publisher } from '@/lib/texts/reports/figures-files';
import { routes } from '@/lib/web/routes';

/** An answer for programs: every figure as in a report's figures.json, with what the page says beside it. */
export function answerFile(answer: AnalysisAnswer, publisher: Publisher, cited?: string): object {
  const { analysis, fixed, window, sentence, figures, share, cautions, fairness, edition, readUpTo } = answer;
  const path = analysisPath(analysis);
  const {
    figures: entries,
    lines,
    ...about
  } = figuresJson(
    {
      title: sentence,
      path: routes.analysisAnswer(path),
      date: readUpTo.period,
      dataTo: window.to,
      figures,
      charts: [],
    },
    publisher,
  );
  return {
    state: 'answer',
    ...addressesOf(path, publisher, fixed),
    sentence,
    publisher: about.publisher,
    notice: about.notice,
    readUpTo: about.date,
    window,
    edition,
    ...(cited !== undefined && cited !== edition && { changedSince: cited }),
    figures: entries.map((entry) =>
      entry.recomputable ? entry : { ...entry, ...neededFor(figures.get(entry.name)) },
    ),
    // Of no chart: the values behind a figure stand beside it.
    lines,
    baseRate: share && {
      counted: share.counted,
      count: share.count,
      of: share.of,
      length: share.length,
      sideBySide: share.sideBySide,
      ...(share.once !== undefined && { once: share.once }),
    },
    cautions: [...fairness, ...cautions],
  };
}

/**
 * For a figure whose values are not in the file the periods it is computed from, so that it can be checked
 * with the series beside it.
 */
function neededFor(figure: Figure | undefined) {
  return (
    figure && {
      inputs: figure.inputs,
      evidence: figure.evidence.map(({ series, rows }) => ({
        series,
        rows: rows.map(({ period, status }) => ({ period, status })),
      })),
    }
  );
}

/** Why there is no answer, for programs, with the addresses of what can be asked instead. */
export function refusalFile(analysis: Analysis, refusal: Refusal, publisher: Publisher): object {
  const { kind, sentence, instead } = refusal;
  return {
    state: 'refused',
    kind,
    ...addressesOf(analysisPath(analysis), publisher),
    sentence,
    instead: instead.map((other) => addressesOf(analysisPath(other), publisher).address),
  };
}

/** The values behind an answer, one row for each period of its window; null if one of them may not be passed on. */
export const answerCsv = ({ table }: AnalysisAnswer): string | null =>
  table && [csvLine(['period', ...table.series]), ...table.rows.map((row) => csvLine(row))].join('');

/** The address that was asked for, and the one whose window does not move. */
function addressesOf(path: string, { origin }: Publisher, fixed = path) {
  const at = (each: string) => new URL(routes.analysisAnswer(each), origin).href;
  return { address: at(path), ...(fixed !== path && { fixed: at(fixed) }) };
}
