import type { Chart } from '@samvit/research';
import { drawChart } from '../drawing/chart';
import { DRAWING_CSS } from '@/components/charts/chart-frame/chart-css';
import { describeChart } from '../texts/describe-chart';
import { CHART_SIZES } from '../layout/chart-size';
import { round } from '../drawing/end-marker';
import { paletteCss } from '@/components/layout/palette';
import { eventText } from '@/components/charts/chart-frame/event-list';
import { eventLetter } from '../layout/dated-events';
import { withTypeface } from './embedded-typeface';
import { subtitleText } from '@/components/charts/subtitle-text';
import { sourceText } from '@/components/charts/chart-frame/source-note';
import { wrapText } from '../layout/text-measure';

const SVG_CSS = [
  `svg{${paletteCss('light')};--chart-ground:var(--surface);font-family:Inter,system-ui,sans-serif}`,
  `@media (prefers-color-scheme:dark){svg{${paletteCss('dark')}}}`,
  '.chart-ground{fill:var(--surface)}.chart-heading{fill:var(--ink)}.chart-words{fill:var(--muted)}',
  DRAWING_CSS,
].join('\n');

/** `wide` includes title, measure and source; `card` is the drawing alone, for small sizes beside text. */
export type SvgVariant = 'wide' | 'card';

/**
 * A chart as an SVG document for `<img>`, in the reader's theme and the site's typeface, legible from a
 * width of 520 pixels, `card` from 280.
 * @param characters what its typeface has, if that is not what the chart shows; see embedded-typeface.ts
 */
export async function renderChartSvg(
  chart: Chart,
  variant: SvgVariant,
  characters?: string,
): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  return withTypeface(renderToStaticMarkup(<SvgDocument chart={chart} variant={variant} />), characters);
}

const PAD = 14;

function SvgDocument({ chart: given, variant }: { chart: Chart; variant: SvgVariant }) {
  const withWords = variant !== 'card';
  // The letters of events need the list that explains them.
  const chart = withWords ? given : { ...given, events: [] };
  const { spec, series, events } = chart;
  const size = CHART_SIZES[variant];
  const width = size.width + 2 * PAD;
  const words = (text: string, font: number, className = 'chart-words') => ({
    className,
    font,
    rows: wrapText(text, size.width, font),
  });
  const head = withWords ? [words(spec.title, 19, 'chart-heading'), words(subtitleText(chart), 13.5)] : [];
  const foot = withWords
    ? [...events.map((event, i) => `${eventLetter(i)} ${eventText(event)}`), sourceText(chart)].map((text) =>
        words(text, 13.5),
      )
    : [];
  const top = PAD + heightOf(head);
  const { height: drawn, body } = drawChart(chart, size, { id: 'chart' });
  const height = top + drawn + heightOf(foot) + PAD;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${round(height)}`}
      width={width}
      height={round(height)}
      fontSize={size.font}
      role="img"
      aria-labelledby="title desc"
    >
      <title id="title">{spec.title}</title>
      <desc id="desc">{describeChart(spec, series)}</desc>
      <style dangerouslySetInnerHTML={{ __html: SVG_CSS }} />
      <rect className="chart-ground" width="100%" height="100%" />
      <Words blocks={head} left={PAD} top={PAD} />
      <g className="chart" transform={`translate(${PAD} ${round(top)})`}>
        {body}
      </g>
      <Words blocks={foot} left={PAD} top={top + drawn} />
    </svg>
  );
}

type Block = { className: string; font: number; rows: string[] };

const LINE = 1.35;

function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { font, rows }) => sum + rows.length * font * LINE + 4, 0);
}

function Words({ blocks, left, top }: { blocks: readonly Block[]; left: number; top: number }) {
  return blocks.map(({ className, font, rows }, i) => (
    <text key={className + i} className={className} fontSize={font}>
      {rows.map((row, line) => (
        <tspan key={row} x={left} y={round(top + heightOf(blocks.slice(0, i)) + (line + 0.85) * font * LINE)}>
          {row}
        </tspan>
      ))}
    </text>
  ));
}
