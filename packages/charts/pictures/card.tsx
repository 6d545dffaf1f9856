import { drawChart } from '../drawing/chart';
import { DRAWING_CSS } from '../drawing/drawing-css';
import { describeChart } from '../texts/describe-chart';
import type { ChartSize } from '../layout/chart-size';
import { drawPng, FACES } from './png';
import type { ChartFile } from './chart-svg';
import { plainCss, type Palette } from './palette';
import { wrapText } from '../layout/text-measure';

export type Card = {
  /** Without a chart the text fills the card, in a larger size. */
  chart?: Omit<ChartFile, 'events'> | undefined;
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
const TITLE_LEADING = 1.12;
const TITLE_ROOM = INNER * SERIF_ROOM;
/** The chart is drawn small and enlarged, so that its text is readable in a preview of a third of the size. */
const SCALE = 2;

const cardCss = (palette: Palette) =>
  [
    plainCss(DRAWING_CSS, palette),
    plainCss(
      `text{font-family:'${FACES.sans}';font-weight:400}
.card-ground{fill:var(--paper)}
.card-edge{fill:var(--peacock)}
.card-kicker{fill:var(--peacock);font-weight:600}
.card-title{fill:var(--ink);font-family:'${FACES.serif}';font-weight:500}
.card-words{fill:var(--muted)}
.card-check{fill:var(--ink);font-weight:600}`,
      palette,
    ),
  ].join('\n');

/**
 * A chart as a PNG to share, with title, measure, source and the verification address. In Latin letters only:
 * the renderer places no vowel signs of Devanagari (https://github.com/linebender/resvg/pull/1043).
 */
export async function renderCardPng(
  card: Card,
  height: CardHeight,
  palette: Palette,
): Promise<Uint8Array<ArrayBuffer>> {
  return drawPng(await renderCardSvg(card, height, palette), WIDTH);
}

export async function renderCardSvg(card: Card, height: CardHeight, palette: Palette): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(<CardDocument card={card} height={height} palette={palette} />);
}

type CardProps = { card: Card; height: CardHeight; palette: Palette };

function CardDocument({ card, height, palette }: CardProps) {
  const { chart } = card;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${WIDTH} ${height}`} width={WIDTH} height={height}>
      <title>{chart ? `${card.title} ${describeChart(chart.chart)}` : card.title}</title>
      <style dangerouslySetInnerHTML={{ __html: cardCss(palette) }} />
      <rect className="card-ground" width={WIDTH} height={height} />
      <rect className="card-edge" width={WIDTH} height={8} />
      <Rows className="card-kicker" font={24} top={PAD - 14} rows={[card.kicker]} />
      {chart ? <ChartFace card={card} file={chart} height={height} /> : <WordsFace card={card} />}
      <text className="card-check" fontSize={22} x={WIDTH - PAD} y={height - PAD + 10} textAnchor="end">
        {card.check}
      </text>
    </svg>
  );
}

function WordsFace({ card: { title, words = '' } }: Pick<CardProps, 'card'>) {
  const font = fittingFont(title, INNER, [84, 72, 60, 52]);
  const rows = wrapText(title, INNER, font).slice(0, 5);
  return (
    <>
      <Rows className="card-title" font={font} top={PAD + 72} rows={rows} leading={TITLE_LEADING} />
      <Rows
        className="card-words"
        font={32}
        top={PAD + 72 + rows.length * font * TITLE_LEADING + 28}
        rows={wrapText(words, INNER, 32).slice(0, 4)}
      />
    </>
  );
}

function ChartFace({
  card,
  file: { chart, subtitle: measure, source: origin },
  height,
}: Omit<CardProps, 'palette'> & { file: NonNullable<Card['chart']> }) {
  const titleFont = fittingFont(card.title, TITLE_ROOM, [48, 42, 36, 32]);
  const title = wrapText(card.title, TITLE_ROOM, titleFont).slice(0, 3);
  const subtitle = wrapText(measure, INNER, 26).slice(0, 2);
  const source = wrapText(origin, INNER - 400, 19).slice(0, 3);

  const titleTop = PAD + 36;
  const subtitleTop = titleTop + title.length * titleFont * TITLE_LEADING + 6;
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
      <Rows className="card-title" font={titleFont} top={titleTop} rows={title} leading={TITLE_LEADING} />
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
