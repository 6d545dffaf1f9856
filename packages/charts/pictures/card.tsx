import { drawChart } from '../drawing/chart';
import { DRAWING_CSS } from '../drawing/drawing-css';
import { describeChart } from '../texts/describe-chart';
import type { ChartSize } from '../layout/chart-size';
import { drawPng, FACES } from './png';
import type { ChartFile } from './chart-svg';
import { plainCss, type Palette } from './palette';
import { textWidth, wrapText } from '../layout/text-measure';

/** A figure in large type, with what it is. */
export type CardFigure = { name: string; text: string };

export type Card = {
  /** Without a chart the text fills the card, in a larger size. */
  chart?: Omit<ChartFile, 'events'> | undefined;
  /** The top line: the site's name and the subject. */
  kicker: string;
  title: string;
  /** Where there is no chart: at most four, below the title. */
  figures?: readonly CardFigure[];
  /**
   * Where there is no chart: below the title, or with figures at the foot. With one: in place of its measure, if that
   * takes more than two lines.
   */
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
const SUBTITLE_FONTS = [26, 23, 20];
/** Of the address at the foot, beside the source. */
const CHECK_ROOM = 400;
const FIGURE_WIDTH = (INNER - PAD) / 2;
const FIGURE_HEIGHT = 124;
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
      {chart ? (
        <ChartFace card={card} file={chart} height={height} />
      ) : card.figures ? (
        <FiguresFace card={card} figures={card.figures} height={height} />
      ) : (
        <WordsFace card={card} />
      )}
      <Check address={card.check} bottom={height - PAD + 10} />
    </svg>
  );
}

/** The address at the foot; one that is too long for its place is broken after its parts. */
function Check({ address, bottom }: { address: string; bottom: number }) {
  const rows = checkRows(address);
  const font = checkFont(rows);
  return (
    <text className="card-check" fontSize={font} textAnchor="end">
      {rows.map((row, i) => (
        <tspan key={row} x={WIDTH - PAD} y={Math.round(bottom - (rows.length - 1 - i) * font * 1.3)}>
          {row}
        </tspan>
      ))}
    </text>
  );
}

const checkFont = (rows: readonly string[]) => (rows.length > 1 ? 18 : 22);

function checkRows(address: string): string[] {
  if (textWidth(address, 22) <= CHECK_ROOM) return [address];
  return wrapText(address.replace(/[/~](?=.)/g, '$& '), CHECK_ROOM, 18).map((row) => row.replaceAll(' ', ''));
}

/** The height at the foot that the source and the address need. */
const footHeight = (source: readonly string[], address: readonly string[]) =>
  Math.max(source.length * 26, address.length * checkFont(address) * 1.3) - 14;

function WordsFace({ card: { title, words = '' } }: Pick<CardProps, 'card'>) {
  const font = fittingFont(title, INNER, [84, 72, 60, 52]);
  const rows = firstRows(title, INNER, font, 5);
  return (
    <>
      <Rows className="card-title" font={font} top={PAD + 72} rows={rows} leading={TITLE_LEADING} />
      <Rows
        className="card-words"
        font={32}
        top={PAD + 72 + rows.length * font * TITLE_LEADING + 28}
        rows={firstRows(words, INNER, 32, 4)}
      />
    </>
  );
}

type FiguresFaceProps = Omit<CardProps, 'palette'> & { figures: readonly CardFigure[] };

/** The title, two columns of figures from the foot up, and the source. */
function FiguresFace({ card: { title, words = '', check }, figures, height }: FiguresFaceProps) {
  const font = fittingFont(title, TITLE_ROOM, [60, 52, 44, 38]);
  const rows = firstRows(title, TITLE_ROOM, font, 4);
  const source = firstRows(words, INNER - CHECK_ROOM, 19, 3);
  const footTop = height - PAD - footHeight(source, checkRows(check));
  const figuresTop = footTop - Math.ceil(figures.length / 2) * FIGURE_HEIGHT - 14;
  return (
    <>
      <Rows className="card-title" font={font} top={PAD + 44} rows={rows} leading={TITLE_LEADING} />
      {figures.map(({ name, text }, i) => {
        const left = PAD + (i % 2) * (FIGURE_WIDTH + PAD);
        const top = figuresTop + Math.floor(i / 2) * FIGURE_HEIGHT;
        return (
          <g key={name}>
            <Rows className="card-title" font={48} left={left} top={top} rows={[text]} />
            <Rows
              className="card-words"
              font={22}
              left={left}
              top={top + 56}
              rows={firstRows(name, FIGURE_WIDTH, 22, 2)}
            />
          </g>
        );
      })}
      <Rows className="card-words" font={19} top={footTop} rows={source} leading={26 / 19} />
    </>
  );
}

function ChartFace({
  card,
  file: { chart, subtitle: measure, source: origin },
  height,
}: Omit<CardProps, 'palette'> & { file: NonNullable<Card['chart']> }) {
  const titleFont = fittingFont(card.title, TITLE_ROOM, [48, 42, 36, 32]);
  const title = firstRows(card.title, TITLE_ROOM, titleFont, 3);
  const isLong = wrapText(measure, INNER, SUBTITLE_FONTS.at(-1) ?? 0).length > 2;
  const below = isLong && card.words !== undefined ? card.words : measure;
  const subtitleFont = fittingFont(below, INNER, SUBTITLE_FONTS);
  const subtitle = firstRows(below, INNER, subtitleFont, 2);
  const source = firstRows(origin, INNER - CHECK_ROOM, 19, 3);

  const titleTop = PAD + 36;
  const subtitleTop = titleTop + title.length * titleFont * TITLE_LEADING + 6;
  const chartTop = subtitleTop + subtitle.length * subtitleFont * 1.3 + 6;
  const footTop = height - PAD - footHeight(source, checkRows(card.check));
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
      <Rows className="card-words" font={subtitleFont} top={subtitleTop} rows={subtitle} />
      <g transform={`translate(${PAD} ${chartTop}) scale(${SCALE})`} fontSize={size.font}>
        {/* Without events: their letters would need a list that explains them. */}
        {drawChart({ ...chart, events: [] }, size, { id: 'card' }).body}
      </g>
      <Rows className="card-words" font={19} top={footTop} rows={source} leading={26 / 19} />
    </>
  );
}

/** As many rows as there is room for; a text that is longer ends with an ellipsis. */
function firstRows(text: string, width: number, font: number, most: number): string[] {
  const rows = wrapText(text, width, font);
  if (rows.length <= most) return rows;
  const words = rows.slice(0, most).join(' ').split(' ');
  while (wrapText(`${words.join(' ')} …`, width, font).length > most) words.pop();
  return wrapText(`${words.join(' ')} …`, width, font);
}

/** The largest of these sizes at which the title takes at most two lines; if there is none, the last. */
function fittingFont(title: string, width: number, sizes: readonly number[]): number {
  return sizes.find((font) => wrapText(title, width, font).length <= 2) ?? sizes.at(-1) ?? 0;
}

type RowsProps = {
  className: 'card-kicker' | 'card-title' | 'card-words';
  font: number;
  left?: number;
  top: number;
  rows: readonly string[];
  leading?: number;
};

function Rows({ className, font, left = PAD, top, rows, leading = 1.3 }: RowsProps) {
  return (
    <text className={className} fontSize={font}>
      {rows.map((row, i) => (
        <tspan key={`${i} ${row}`} x={left} y={Math.round(top + font * (0.85 + i * leading))}>
          {row}
        </tspan>
      ))}
    </text>
  );
}
