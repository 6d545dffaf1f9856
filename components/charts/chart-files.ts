import { growsTenfold, pictures } from '@samvit/charts';
import type { Chart } from '@samvit/research';
import { PALETTE } from '@/components/layout/palette';
import { rich } from '@/lib/content/messages';
import { eventText } from './chart-frame/event-list';
import { sourceText } from './chart-frame/source-note';
import { drawable } from './drawable';

/** A card to share: a chart with its title, or words alone. */
export type ShareCard = Omit<pictures.Card, 'chart'> & { chart?: Chart | undefined };

/** A chart as an SVG document. @param isOneOfMany of charts without end, such as those of analyses */
export const chartSvg = (chart: Chart, variant: pictures.SvgVariant, isOneOfMany = false): Promise<string> =>
  pictures.renderChartSvg(fileOf(chart), { variant, palette: PALETTE, isOneOfMany });

export const cardPng = (card: ShareCard, height: pictures.CardHeight) =>
  pictures.renderCardPng(withTexts(card), height, PALETTE);

export const cardSvg = (card: ShareCard, height: pictures.CardHeight) =>
  pictures.renderCardSvg(withTexts(card), height, PALETTE);

const withTexts = (card: ShareCard): pictures.Card => ({ ...card, chart: card.chart && fileOf(card.chart) });

const fileOf = (chart: Chart): pictures.ChartFile => ({
  chart: drawable(chart),
  subtitle: subtitleOf(chart),
  source: sourceText(chart),
  events: chart.events.map(eventText),
});

/** A file has the first scale only. */
function subtitleOf({ spec, series }: Chart): string {
  const { subtitle } = spec;
  if (!growsTenfold(spec, series)) return subtitle;
  return rich<string>('charts.subtitle-log', { subtitle, log: (words) => words.join('') }).join('');
}
