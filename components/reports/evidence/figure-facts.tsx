import type { Figure } from '@/lib/research/figures/figure';
import type { Evidence } from '@/lib/research/figures/evidence';
import { formatPeriod, formatPeriodShort } from '@/lib/site/period';
import type { Source } from '@/lib/research/series/series-file';
import { unitText } from '@/lib/research/series/unit-text';
import type { UnitName } from '@/lib/research/series/units';
import { Amount } from './amount';

/** The formula over its window, and how the line itself is computed where it is. */
export function FigureFormula({ figure }: { figure: Figure }) {
  const made = figure.series.flatMap(({ title, formula }) =>
    formula && formula !== figure.formula ? [`${title} = ${formulaText(formula)}`] : [],
  );
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

/** The values a figure rests on, a line of text for each series. */
export function FigureInputs({ figure: { evidence, count } }: { figure: Figure }) {
  const shown = evidence.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <>
      {shown < count && `${count} values, among them`}
      {evidence.map(({ series, rows }) => (
        <p key={series.id}>
          {evidence.length > 1 && `${series.title}: `}
          {rows.map((row, i) => (
            <Input key={row.period} row={row} unit={series.unit} after={i === 0 ? '' : ', '} />
          ))}
          {` ${unitText(series.unit)}`}
        </p>
      ))}
    </>
  );
}

/** `Jun 2026 4,228`, kept on one line. */
function Input({ row, unit, after }: { row: Evidence['rows'][number]; unit: UnitName; after: string }) {
  return (
    <>
      {after + `${formatPeriodShort(row.period)} `.replaceAll(' ', NO_BREAK)}
      <Amount value={row.value} unit={unit} />
      {row.status !== 'verified' && ` (${row.status})`}
    </>
  );
}

const NO_BREAK = '\u00a0';

export function FigureSources({ figure: { sources } }: { figure: Figure }) {
  return sources.map((source) => (
    <p key={source.publisher + source.title}>
      <SourceLine source={source} />
    </p>
  ));
}

/** One source: publisher, title, when it was published and under which licence. */
export function SourceLine({ source }: { source: Source }) {
  return (
    <>
      <a href={source.url} target="_blank" rel="noopener">
        {source.publisher}
      </a>
      {publicationText(source)}
    </>
  );
}

function publicationText({ title, published, licence }: Source): string {
  return [`, ${title}`, published && `, ${formatPeriod(published)}`, licence && ` (${licence})`]
    .filter(Boolean)
    .join('');
}

/** How far the data behind a figure was read. */
export function dataRead({ series }: Figure): string {
  return [...new Set(series.map(({ asOf }) => formatPeriod(asOf)))].join(', ');
}

/** A formula with the signs of print: × and − for * and -. */
export function formulaText(formula: string): string {
  return formula.replaceAll(' * ', ' × ').replaceAll(' - ', ' − ').replaceAll(' / ', ' ÷ ');
}

function windowText({ from, to }: Figure['window']): string {
  return from === to ? formatPeriod(from) : `${formatPeriod(from)} to ${formatPeriod(to)}`;
}
