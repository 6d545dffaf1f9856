import { wordsHere } from '@/lib/content/words-here';
import { Fragment, type ReactNode } from 'react';
import { richText } from '@/components/layout/rich-text';
import { SiteLink } from '@/components/layout/site-link';
import { englishHere } from '@/lib/content/locales';
import { text } from '@/lib/content/messages';
import { statusRemark } from '@/lib/content/status';
import { type figures, units, printing, type seriesFiles, type Figure, type Source } from '@samvit/research';
import { formulaText } from '@/lib/web/formula-text';
import { formatPeriod, formatPeriodShort, formatRange } from '@/lib/web/period';
import { Amount } from './amount';

/**
 * The formula of a figure with its numbers inserted, then the formula in words and in symbols, and those of
 * the derived series that it uses.
 */
export function FigureFormula({ figure: { worked, formula, window, evidence } }: { figure: Figure }) {
  const [first, ...steps] = worked;
  const inWords = text('reports.evidence.worked', {
    formula: text(`figures.words.${formula}`),
    window: formatRange(window.from, window.to),
  });
  const derivations = evidence.flatMap(({ series: { title, formula: how } }) =>
    how === undefined ? [] : [`${title} = ${formulaText(how)}`],
  );
  return (
    <>
      <strong>{first}</strong>
      {[...steps, inWords, formulaText(text(`figures.symbols.${formula}`)), ...derivations].map((line) => (
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
    .map(({ series, rows }, _, all) => {
      const values = seriesValues(series, rows, figure.recomputable ? path : undefined);
      return (
        <p key={series.id}>
          {all.length > 1 ? richText('reports.evidence.of-series', { series: series.title, values }) : values}
        </p>
      );
    });
}

function seriesValues(
  series: figures.Evidence['series'],
  rows: readonly figures.EvidenceRow[],
  path: string | undefined,
) {
  const unit = rows.every(({ withheld }) => withheld) ? '' : units.unitText(wordsHere(), series.unit);
  const [first, last] = [rows.at(0), rows.at(-1)];
  if (rows.length <= ALL_NAMED || !first || !last) {
    const values = rows.map((row, i) => (
      <Fragment key={`${row.period} ${i}`}>
        {i > 0 && ', '}
        <Input row={row} series={series} />
      </Fragment>
    ));
    return richText('reports.evidence.values', { values: <>{values}</>, unit });
  }
  const many = {
    ...{ count: rows.length, unit },
    first: <Input row={first} series={series} />,
    last: <Input row={last} series={series} />,
  };
  return path === undefined
    ? richText('reports.evidence.many', many)
    : richText('reports.evidence.many-linked', {
        ...many,
        all: (words) => <SiteLink href={path}>{words}</SiteLink>,
      });
}

/** `Jun 2026 4,228`, without a line break; `21 May 2026 (not ours to share)`. */
function Input({ row, series }: { row: figures.EvidenceRow; series: figures.Evidence['series'] }) {
  const values = {
    period: formatPeriodShort(row.period).replaceAll(' ', NO_BREAK),
    value: row.withheld ? text('reports.evidence.withheld') : <Amount value={row.value} unit={series.unit} />,
  };
  return printing.isSure(row.status)
    ? richText('reports.evidence.value', values)
    : richText('reports.evidence.value-remarked', { ...values, remark: statusRemark(row.status) });
}

const NO_BREAK = '\u00a0';

/** The sources of a figure, and with what their values were compared. */
export function FigureSources({ figure: { sources, checks } }: { figure: Figure }) {
  return (
    <>
      {sources.map((source) => (
        <p key={source.publisher + source.title}>
          <SourceLine source={source} />
        </p>
      ))}
      {checks.map((check, i) => (
        <p key={`${check.url} ${i}`}>
          <CheckLine check={check} />
        </p>
      ))}
    </>
  );
}

/** `Verified with Reserve Bank of India, reference rate: within 0.3%, May 2015 to June 2026`. */
export function CheckLine({ check }: { check: seriesFiles.ValueCheck }) {
  const { kind, within, range, ...source } = check;
  return richText('reports.evidence.check', {
    kind,
    source: <SourceLine source={source} />,
    within,
    range: formatRange(range.from, range.to),
  });
}

export function SourceLine({ source }: { source: Source }) {
  return (
    <>
      {source.url === '' ? (
        source.publisher
      ) : (
        <a href={source.url} target="_blank" rel="noopener">
          {source.publisher}
        </a>
      )}
      <Publication {...source} />
    </>
  );
}

/**
 * Titles and licences of publications are English on every page. One text where no part needs a language of
 * its own.
 */
function Publication({ title, published, licence: terms }: Source): ReactNode {
  const lang = englishHere();
  const date = published ? `, ${formatPeriod(published)}` : '';
  if (lang === undefined) return `, ${title}${date}${terms ? ` (${terms})` : ''}`;
  return (
    <>
      {', '}
      <span lang={lang}>{title}</span>
      {date}
      {terms && <span lang={lang}> ({terms})</span>}
    </>
  );
}

/** The dates until which the series of a figure were read. */
export function dataRead({ series }: Figure): string {
  return [...new Set(series.map(({ asOf }) => formatPeriod(asOf)))].join(', ');
}
