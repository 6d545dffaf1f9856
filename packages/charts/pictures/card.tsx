import type { Chart } from '@samvit/research';
import { drawChart } from '../drawing/chart';
import { DRAWING_CSS } from '@/components/charts/chart-frame/chart-css';
import { describeChart } from '../texts/describe-chart';
import type { ChartSize } from '../layout/chart-size';
import { hasDevanagari, outlineDevanagari } from './devanagari';
import { drawPng, FACES, plainCss } from './png';
import { subtitleText } from '@/components/charts/subtitle-text';
import { sourceText } from '@/components/charts/chart-frame/source-note';
import { wrapText } from '../layout/text-measure';

export type Card = {
  /** Without a chart the text fills the card, in a larger size. */
  chart?: Chart | undefined;
  /** The top line: the site's name and the subject. */
  kicker: string;
  title: string;
  /** Below the title where there is no chart. */
  words?: string;
  /** The address where a reader can verify the card. */
  check: string;
};

/** Heights for a width of 1200 pixels: 630 for link previews, 675 for pictures to download. */
export type CardHeight = 630 | 675;

const WIDTH = 1200;
const PAD = 48;
/** Newsreader is narrower than Inter, on which the width estimates are based. */
const SERIF_ROOM = 1.15;
const INNER = WIDTH - 2 * PAD;
const TITLE_ROOM = INNER * SERIF_ROOM;
/** The chart is drawn small and enlarged, so that its text is readable in a preview of a third of the size. */
const SCALE = 2;

const CARD_CSS = [
  plainCss(DRAWING_CSS),
  plainCss(
    `text{font-family:'${FACES.sans}';font-weight:400}
.card-ground{fill:var(--paper)}
.card-edge{fill:var(--peacock)}
.card-kicker{fill:var(--peacock);font-weight:600}
.card-title{fill:var(--ink);font-family:'${FACES.serif}';font-weight:500}
.card-words{fill:var(--muted)}
.card-check{fill:var(--ink);font-weight:600}`,
  ),
].join('\n');

/** A chart as a PNG to share, with title, measure, source and the verification address. */
export async function renderCardPng(card: Card, height: CardHeight): Promise<Uint8Array<ArrayBuffer>> {
  return drawPng(await outlineDevanagari(await renderCardSvg(card, height), typefaceOf), WIDTH);
}

export async function renderCardSvg(card: Card, height: CardHeight): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(<CardDocument card={card} height={height} />);
}

type CardProps = { card: Card; height: CardHeight };

function CardDocument({ card, height }: CardProps) {
  const { chart } = card;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${WIDTH} ${height}`} width={WIDTH} height={height}>
      <title>{chart ? `${card.title} ${describeChart(chart.spec, chart.series)}` : card.title}</title>
      <style dangerouslySetInnerHTML={{ __html: CARD_CSS }} />
      <rect className="card-ground" width={WIDTH} height={height} />
      <rect className="card-edge" width={WIDTH} height={8} />
      <Rows className="card-kicker" font={24} top={PAD - 14} rows={[card.kicker]} />
      {chart ? <ChartFace card={card} chart={chart} height={height} /> : <WordsFace card={card} />}
      <text className="card-check" fontSize={22} x={WIDTH - PAD} y={height - PAD + 10} textAnchor="end">
        {card.check}
      </text>
    </svg>
  );
}

function WordsFace({ card: { title, words = '' } }: Omit<CardProps, 'height'>) {
  const font = fittingFont(title, INNER, [84, 72, 60, 52]);
  const rows = wrapText(title, INNER, font).slice(0, 5);
  return (
    <>
      <Rows className="card-title" font={font} top={PAD + 72} rows={rows} leading={leadingOf(title)} />
      <Rows
        className="card-words"
        font={32}
        top={PAD + 72 + rows.length * font * leadingOf(title) + 28}
        rows={wrapText(words, INNER, 32).slice(0, 4)}
      />
    </>
  );
}

/** Devanagari has signs above and below its letters. */
const leadingOf = (title: string) => (hasDevanagari(title) ? 1.4 : 1.12);

function ChartFace({ card, chart, height }: CardProps & { chart: Chart }) {
  const titleFont = fittingFont(card.title, TITLE_ROOM, [48, 42, 36, 32]);
  const title = wrapText(card.title, TITLE_ROOM, titleFont).slice(0, 3);
  const subtitle = wrapText(subtitleText(chart), INNER, 26).slice(0, 2);
  const source = wrapText(sourceText(chart), INNER - 400, 19).slice(0, 3);

  const titleTop = PAD + 36;
  const subtitleTop = titleTop + title.length * titleFont * leadingOf(card.title) + 6;
  const chartTop = subtitleTop + subtitle.length * 34 + 6;
  const footTop = height - PAD - source.length * 26 + 14;
  const size: ChartSize = {
    name: 'wide',
    width: INNER / SCALE,
    height: (footTop - 10 - chartTop) / SCALE,
    font: 11.5,
    gutter: 110,
    fixed: true,
  };
  return (
    <>
      <Rows
        className="card-title"
        font={titleFont}
        top={titleTop}
        rows={title}
        leading={leadingOf(card.title)}
      />
      <Rows className="card-words" font={26} top={subtitleTop} rows={subtitle} leading={34 / 26} />
      <g transform={`translate(${PAD} ${chartTop}) scale(${SCALE})`} fontSize={size.font}>
        {/* Without events: their letters would need a list that explains them. */}
        {drawChart({ ...chart, events: [] }, size, { id: 'card' }).body}
      </g>
      <Rows className="card-words" font={19} top={footTop} rows={source} leading={26 / 19} />
    </>
  );
}

/** The largest of these sizes at which the title takes at most two lines; if there is none, the last. */
function fittingFont(title: string, width: number, sizes: readonly number[]): number {
  return sizes.find((font) => wrapText(title, width, font).length <= 2) ?? sizes.at(-1) ?? 0;
}

/** The file of the typeface that CARD_CSS gives to a text with these classes. */
function typefaceOf(classes: string): string {
  if (classes.includes('card-title')) return 'newsreader-500.ttf';
  const isBold = /card-kicker|card-check|chart-label|chart-axis-name/.test(classes);
  return isBold && !classes.includes('chart-value') ? 'inter-600.ttf' : 'inter-400.ttf';
}

type RowsProps = {
  className: 'card-kicker' | 'card-title' | 'card-words';
  font: number;
  top: number;
  rows: readonly string[];
  leading?: number;
};

function Rows({ className, font, top, rows, leading = 1.3 }: RowsProps) {
  return (
    <text className={className} fontSize={font}>
      {rows.map((row, i) => (
        <tspan key={`${i} ${row}`} x={PAD} y={Math.round(top + font * (0.85 + i * leading))}>
          {row}
        </tspan>
      ))}
    </text>
  );
}
