import type { Chart } from '@/lib/research/charts/chart-spec';
import { ChartBody } from '@/components/charts/kinds/chart';
import { DRAWING_CSS } from './chart-css';
import { describeChart } from '@/components/charts/chart-frame/describe-chart';
import { CHART_SIZES } from '@/components/charts/geometry/chart-size';
import { round } from '@/components/charts/kinds/end-marker';
import { paletteCss } from '@/components/site/palette';
import { sourceText } from '@/components/charts/chart-frame/source-note';
import { wrapText } from '@/components/charts/geometry/text-measure';

/** The styles of an SVG document: one text for all, so that a policy can name it by its hash. */
export const SVG_CSS = [
  `svg{${paletteCss('light')};--chart-ground:var(--surface);font-family:Inter,system-ui,sans-serif}`,
  `@media (prefers-color-scheme:dark){svg{${paletteCss('dark')}}}`,
  '.chart-ground{fill:var(--surface)}.chart-heading{fill:var(--ink);font-weight:600}.chart-words{fill:var(--muted)}',
  DRAWING_CSS,
].join('\n');

/**
 * A chart as an SVG document for `<img>`, in the reader's theme. `card` is the picture alone, legible at 320 x 180;
 * `wide` carries finding, measure and source as well, since it may be seen away from its page.
 */
export async function renderChartSvg(chart: Chart, variant: 'card' | 'wide'): Promise<string> {
  // A static import of react-dom/server in a route fails the build of Next.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(<SvgDocument chart={chart} variant={variant} />);
}

const PAD = 14;

function SvgDocument({ chart, variant }: { chart: Chart; variant: 'card' | 'wide' }) {
  const { spec, series } = chart;
  const size = CHART_SIZES[variant];
  const width = size.width + 2 * PAD;
  const words = (text: string, font: number, className: string) => ({
    className,
    font,
    rows: wrapText(text, size.width, font),
  });
  const withWords = variant === 'wide';
  const head = withWords
    ? [words(spec.title, 19, 'chart-heading'), words(spec.subtitle, 13.5, 'chart-words')]
    : [];
  const foot = withWords ? [words(sourceText(series), 11.5, 'chart-words')] : [];
  const top = PAD + heightOf(head);
  const height = top + size.height + heightOf(foot) + PAD;
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
      <Words blocks={head} top={PAD} />
      <g className="chart" transform={`translate(${PAD} ${round(top)})`}>
        <ChartBody chart={chart} size={size} id="chart" />
      </g>
      <Words blocks={foot} top={top + size.height} />
    </svg>
  );
}

type Block = { className: string; font: number; rows: string[] };

const LINE = 1.35;

function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { font, rows }) => sum + rows.length * font * LINE + 4, 0);
}

function Words({ blocks, top }: { blocks: readonly Block[]; top: number }) {
  return blocks.map(({ className, font, rows }, i) => (
    <text key={className + i} className={className} fontSize={font}>
      {rows.map((row, line) => (
        <tspan key={row} x={PAD} y={round(top + heightOf(blocks.slice(0, i)) + (line + 0.85) * font * LINE)}>
          {row}
        </tspan>
      ))}
    </text>
  ));
}
