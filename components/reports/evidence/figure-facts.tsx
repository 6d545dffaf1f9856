import type { Figure } from '@/lib/research/figures/figure';
import type { FigureRow } from '@/lib/research/figures/evidence';
import { seriesTitle } from '@/lib/research/series/series-title';
import { getSeries } from '@/lib/research/series/get-series';
import { formatPeriod, formatPeriodShort } from '@/lib/research/series/period';
import type { Source } from '@/lib/research/series/series-file';
import { unitText } from '@/lib/research/series/unit-text';
import { Amount } from './amount';

/** The formula over its window, and how the line itself is computed where it is. */
export function FigureFormula({ figure }: { figure: Figure }) {
  const made = figure.series.flatMap((name) => {
    const { formula } = getSeries(name);
    return formula && formula !== figure.formula ? [`${seriesTitle(name)} = ${formulaText(formula)}`] : [];
  });
  return (
    <>
      {`${formulaText(figure.formula)}, ${windowText(figure.window)}`}
      {made.map((text) => (
        <span key={text} className="figure-line">
          {text}
        </span>
      ))}
    </>
  );
}

/** The values a figure rests on, a line of text for each line of figures. */
export function FigureInputs({ figure: { rows, count } }: { figure: Figure }) {
  const names = [...new Set(rows.map((row) => row.series))];
  return (
    <>
      {rows.length < count && `${count} values, among them`}
      {names.map((name) => (
        <p key={name}>
          {names.length > 1 && `${seriesTitle(name)}: `}
          {rows
            .filter((row) => row.series === name)
            .map((row, i) => (
              <Input key={row.period} row={row} after={i === 0 ? '' : ', '} />
            ))}
          {` ${unitText(getSeries(name).unit)}`}
        </p>
      ))}
    </>
  );
}

/** `Jun 2026 4,228`, kept on one line. */
function Input({ row, after }: { row: FigureRow; after: string }) {
  return (
    <>
      {after + `${formatPeriodShort(row.period)} `.replaceAll(' ', NO_BREAK)}
      <Amount value={row.value} unit={getSeries(row.series).unit} />
      {row.status !== 'verified' && ` (${row.status})`}
    </>
  );
}

const NO_BREAK = '\u00a0';

/** The publishers, each linked; what of theirs was used shows where a row is opened, and stands under Sources. */
export function FigureSources({ figure: { sources } }: { figure: Figure }) {
  const publishers = sources.map(({ publisher }) => publisher);
  return sources.map((source, i) => (
    <p
      key={source.publisher + source.title}
      className={publishers.indexOf(source.publisher) < i ? 'figure-more' : undefined}
    >
      <Publisher source={source} />
      <span className="figure-more">{publicationText(source)}</span>
    </p>
  ));
}

/** One source: publisher, title, when it was published and under which licence. */
export function SourceLine({ source }: { source: Source }) {
  return (
    <>
      <Publisher source={source} />
      {publicationText(source)}
    </>
  );
}

function Publisher({ source: { publisher, url } }: { source: Source }) {
  return (
    <a href={url} target="_blank" rel="noopener">
      {publisher}
    </a>
  );
}

function publicationText({ title, published, licence }: Source): string {
  return [`, ${title}`, published && `, ${formatPeriod(published)}`, licence && ` (${licence})`]
    .filter(Boolean)
    .join('');
}

/** How far the data behind a figure was read. */
export function dataRead({ series }: Figure): string {
  return [...new Set(series.map((name) => formatPeriod(getSeries(name).asOf)))].join(', ');
}

/** A formula with the signs of print: × and − for * and -. */
export function formulaText(formula: string): string {
  return formula.replaceAll(' * ', ' × ').replaceAll(' - ', ' − ').replaceAll(' / ', ' ÷ ');
}

function windowText({ from, to }: Figure['window']): string {
  return from === to ? formatPeriod(from) : `${formatPeriod(from)} to ${formatPeriod(to)}`;
}
