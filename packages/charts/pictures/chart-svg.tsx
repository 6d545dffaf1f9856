import type { Drawable } from '../drawable';
import { drawChart } from '../drawing/chart';
import { DRAWING_CSS } from '../drawing/drawing-css';
import { describeChart } from '../texts/describe-chart';
import { CHART_SIZES } from '../layout/chart-size';
import { round } from '../drawing/end-marker';
import { eventLetter } from '../layout/dated-events';
import { withTypeface } from './embedded-typeface';
import { paletteCss, type Palette } from './palette';
import { wrapText } from '../layout/text-measure';

const svgCss = (palette: Palette) =>
  [
    `svg{${paletteCss(palette, 'light')};--chart-ground:var(--surface);font-family:Inter,system-ui,sans-serif}`,
    `@media (prefers-color-scheme:dark){svg{${paletteCss(palette, 'dark')}}}`,
    '.chart-ground{fill:var(--surface)}.chart-heading{fill:var(--ink)}.chart-words{fill:var(--muted)}',
    DRAWING_CSS,
  ].join('\n');

/** A chart with the texts that stand around it in a file. */
export type ChartFile = {
  chart: Drawable;
  subtitle: string;
  source: string;
  /** One for each event of the chart, in their order. */
  events: readonly string[];
};

/** `wide` includes title, measure and source; `card` is the drawing alone, for small sizes beside text. */
export type SvgVariant = 'wide' | 'card';

/**
 * A chart as an SVG document for `<img>`, in the reader's theme and the site's typeface, legible from a
 * width of 520 pixels, `card` from 280.
 * @param isOneOfMany of charts without end: they have one typeface with all letters, which is cut once
 */
export async function renderChartSvg(
  file: ChartFile,
  { variant, palette, isOneOfMany = false }: { variant: SvgVariant; palette: Palette; isOneOfMany?: boolean },
): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const svg = renderToStaticMarkup(<SvgDocument file={file} variant={variant} palette={palette} />);
  return withTypeface(svg, isOneOfMany);
}

const PAD = 14;

function SvgDocument({ file, variant, palette }: { file: ChartFile; variant: SvgVariant; palette: Palette }) {
  const withWords = variant !== 'card';
  // The letters of events need the list that explains them.
  const chart = withWords ? file.chart : { ...file.chart, events: [] };
  const { title } = chart.spec;
  const size = CHART_SIZES[variant];
  const width = size.width + 2 * PAD;
  const words = (text: string, font: number, className = 'chart-words') => ({
    className,
    font,
    rows: wrapText(text, size.width, font),
  });
  const head = withWords ? [words(title, 19, 'chart-heading'), words(file.subtitle, 13.5)] : [];
  const foot = withWords
    ? [...file.events.map((event, i) => `${eventLetter(i)} ${event}`), file.source].map((text) =>
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
      <title id="title">{title}</title>
      <desc id="desc">{describeChart(chart)}</desc>
      <style dangerouslySetInnerHTML={{ __html: svgCss(palette) }} />
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
