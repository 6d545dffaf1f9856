import type { Figure } from '@/lib/figures/figure';
import { lineTitle } from '@/lib/figures/line-title';
import { line } from '@/lib/figures/lines';
import { formatPeriod, formatPeriodShort } from '@/lib/figures/period';
import type { Source } from '@/lib/figures/series';
import { amountText, unitText } from '@/lib/figures/unit-text';

/** The formula over its window, and how the line itself is computed where it is. */
export function FigureFormula({ figure }: { figure: Figure }) {
  const made = figure.lines.flatMap((name) => {
    const { formula } = line(name);
    return formula && formula !== figure.formula ? [`${lineTitle(name)} = ${formulaText(formula)}`] : [];
  });
  return (
    <>
      {formulaText(figure.formula)}, {windowText(figure.window)}
      {made.map((text) => (
        <span key={text} className="figure-line">
          {text}
        </span>
      ))}
    </>
  );
}

/** The values a figure rests on, a line of text for each line of figures. */
export function FigureRows({ figure: { rows } }: { figure: Figure }) {
  const names = [...new Set(rows.map((row) => row.line))];
  return (
    <ul className="figure-rows">
      {names.map((name) => (
        <li key={name}>
          {names.length > 1 && `${lineTitle(name)}: `}
          {rows
            .filter((row) => row.line === name)
            .map(({ period, value, status }, i) => (
              <span key={period}>
                {i > 0 && ', '}
                <span className="figure-row">
                  {formatPeriodShort(period)} <data value={value}>{amountText(value, line(name).unit)}</data>
                </span>
                {status !== 'verified' && ` (${status})`}
              </span>
            ))}{' '}
          {unitText(line(name).unit)}
        </li>
      ))}
    </ul>
  );
}

/** Where the data was published, with a link and its licence. */
export function FigureSources({ figure }: { figure: Figure }) {
  return (
    <ul className="figure-rows">
      {figure.sources.map((source) => (
        <li key={source.publisher + source.title}>
          <SourceLine source={source} />
        </li>
      ))}
    </ul>
  );
}

/** The publishers alone, each linked; their titles stand under Sources. */
export function FigurePublishers({ figure }: { figure: Figure }) {
  const publishers = new Map(figure.sources.map(({ publisher, url }) => [publisher, url]));
  return (
    <ul className="figure-rows">
      {[...publishers].map(([publisher, url]) => (
        <li key={publisher}>
          <a href={url} target="_blank" rel="noopener">
            {publisher}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** One source: publisher, title, when it was published and under which licence. */
export function SourceLine({ source: { publisher, title, url, published, licence } }: { source: Source }) {
  return (
    <>
      <a href={url} target="_blank" rel="noopener">
        {publisher}
      </a>
      , {title}
      {published && `, ${formatPeriod(published)}`}
      {licence && ` (${licence})`}
    </>
  );
}

/** How far the data behind a figure was read. */
export function dataRead({ lines }: Figure): string {
  return [...new Set(lines.map((name) => formatPeriod(line(name).asOf)))].join(', ');
}

/** A formula with the signs of print: × and − for * and -. */
export function formulaText(formula: string): string {
  return formula.replaceAll(' * ', ' × ').replaceAll(' - ', ' − ').replaceAll(' / ', ' ÷ ');
}

function windowText({ from, to }: Figure['window']): string {
  return from === to ? formatPeriod(from) : `${formatPeriod(from)} to ${formatPeriod(to)}`;
}
