import { text } from '@/lib/content/messages';
import type { Figure } from '@/lib/research/figures/figure';
import type { Evidence, EvidenceRow } from '@/lib/research/figures/evidence';
import { FORMULAS } from '@/lib/research/figures/formulas';
import { formatPeriod, formatPeriodShort } from '@/lib/site/period';
import type { Source } from '@/lib/research/series/series-file';
import { unitText } from '@/lib/research/series/unit-text';
import { Amount } from './amount';

/**
 * The formula of a figure with its numbers inserted, then the formula in words and in symbols, and those of
 * the derived series that it uses.
 */
export function FigureFormula({ figure: { worked, formula, window, evidence } }: { figure: Figure }) {
  const [first, ...steps] = worked;
  const { symbols } = FORMULAS[formula];
  const words = text(`figures.words.${formula}`);
  const made = evidence.flatMap(({ series: { title, formula: how } }) =>
    how === undefined ? [] : [`${title} = ${formulaText(how)}`],
  );
  return (
    <>
      <strong>{first}</strong>
      {[...steps, `${words}, ${windowText(window)}`, formulaText(symbols), ...made].map((line) => (
        <span key={line} className="figure-line">
          {line}
        </span>
      ))}
    </>
  );
}

/** Up to this number, all values of a series are listed. */
const ALL_NAMED = 4;

/**
 * The published values from which a figure is computed, one line of text per series. For a long series:
 * their number, the first and the last, and a link to the file with all of them if its licence allows it.
 */
export function FigureInputs({ figure, path }: { figure: Figure; path?: string | undefined }) {
  return figure.evidence
    .filter(({ series }) => !series.made)
    .map(({ series, rows }, _, all) => (
      <p key={series.id}>
        {all.length > 1 && `${series.title}: `}
        {rows.length > ALL_NAMED && `${rows.length} values, from `}
        {(rows.length > ALL_NAMED ? [rows.at(0), rows.at(-1)] : rows).map(
          (row, i) =>
            row && (
              <Input
                key={`${row.period} ${i}`}
                row={row}
                series={series}
                after={i === 0 ? '' : rows.length > ALL_NAMED ? ' to ' : ', '}
              />
            ),
        )}
        {!rows.every(({ withheld }) => withheld) && ` ${unitText(series.unit)}`}
        {rows.length > ALL_NAMED && figure.recomputable && path && (
          <>
            {'; '}
            <a href={path}>all of them</a>
          </>
        )}
      </p>
    ));
}

/** `Jun 2026 4,228`, without a line break; `21 May 2026 (not ours to pass on)`. */
function Input({ row, series, after }: { row: EvidenceRow; series: Evidence['series']; after: string }) {
  return (
    <>
      {after + `${formatPeriodShort(row.period)} `.replaceAll(' ', NO_BREAK)}
      {row.withheld ? '(not ours to pass on)' : <Amount value={row.value} unit={series.unit} />}
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

/** The dates until which the series of a figure were read. */
export function dataRead({ series }: Figure): string {
  return [...new Set(series.map(({ asOf }) => formatPeriod(asOf)))].join(', ');
}

/** A formula with typographic signs: × and − instead of * and -. */
export function formulaText(formula: string): string {
  return formula.replaceAll(' * ', ' × ').replaceAll(' - ', ' − ').replaceAll(' / ', ' ÷ ');
}

function windowText({ from, to }: Figure['window']): string {
  return from === to ? formatPeriod(from) : `${formatPeriod(from)} to ${formatPeriod(to)}`;
}
