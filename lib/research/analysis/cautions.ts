import { text } from '@/lib/content/messages';
import { getSeries } from '@/lib/research/series/get-series';
import { incomparable, notesOn } from '@/lib/research/series/notes';
import { isMonthEndsOnly } from '@/lib/research/series/printable';
import { between } from '@/lib/research/series/series';
import { readSeriesFile } from '@/lib/research/series/series-file';
import { yearsBetween } from '@/lib/web/period';
import type { Analysis } from './address';
import type { Window } from './resolve-window';
import type { WindowShare } from './window-share';

/** What a reader must know of an answer, because of its data or of what the measure leaves out. */
export type Caution = { kind: CautionKind; text: string };

type CautionKind =
  | 'disputed'
  | 'partial'
  | 'basis-change'
  | 'averages'
  | 'mixed-observation'
  | 'under-a-year'
  | 'few-windows'
  | 'month-ends'
  | 'hindsight'
  | 'costs'
  | 'dividends'
  | 'duty'
  | 'one-off'
  | 'single-source';

/** More would not be read. */
const MOST = 6;

/** The cautions of an answer, the strongest first. */
export function cautionsOf(analysis: Analysis, window: Window, share: WindowShare | null): Caution[] {
  const { measure } = analysis;
  const series = analysis.series.map((name) => getSeries(name));
  const inWindow = series.flatMap((whole) =>
    between(whole, window.from, window.to).points.map((point) => ({
      status: point.status,
      reason: incomparable(whole, point),
      kinds: notesOn(whole.notes, point.period).map(({ kind }) => kind),
    })),
  );
  const files = series.map(({ inputs }) => inputs.map((id) => readSeriesFile(id)));
  const leavesOut = files.flat().flatMap((file) => file.leavesOut);
  const observed = files.flat().map((file) => file.observed);
  const ofMoves = ['volatility', 'drawdown', 'correlation', 'beta'].includes(measure);
  const holds: Record<CautionKind, boolean> = {
    disputed: inWindow.some(({ status, reason }) => status === 'disputed' || reason === 'disputed'),
    partial: series.some((whole) =>
      whole.points.slice(-1).some((point) => incomparable(whole, point) === 'partial'),
    ),
    'basis-change': inWindow.some(({ reason }) => reason === 'basis-change'),
    averages: ofMoves && observed.includes('average'),
    'mixed-observation': observed.includes('average') && observed.includes('close'),
    'under-a-year':
      (measure === 'growth' || measure === 'lumpsum') && yearsBetween(window.from, window.to) < 1,
    'few-windows': share !== null && share.sideBySide < 3,
    'month-ends': series.some(isMonthEndsOnly),
    hindsight: measure === 'lumpsum' && series.some(({ unit }) => /share|BTC/.test(unit)),
    costs: measure === 'lumpsum' || leavesOut.includes('costs'),
    dividends: leavesOut.includes('dividends'),
    duty: leavesOut.includes('duty'),
    'one-off': inWindow.some(({ kinds }) => kinds.includes('one-off')),
    'single-source': inWindow.some(({ status }) => status === 'single source'),
  };
  return (Object.keys(holds) as CautionKind[])
    .filter((kind) => holds[kind])
    .slice(0, MOST)
    .map((kind) => ({ kind, text: text(`analysis.cautions.${kind}`) }));
}
