import { group } from 'd3-array';
import { text } from '@/lib/content/messages';
import { askingIsOn } from '@/lib/platform/env';
import { FILE_KINDS, whyWithheld } from '@/lib/texts/publication/data-series';
import { isMarkedLate } from '@/lib/texts/publication/late-mark';
import { classOfSeries, listedSeries, seriesName, whatItIs } from '@/lib/texts/publication/series-pages';
import { libraryHere } from '@/lib/texts/library-here';
import { classId, classTitle } from '@/lib/texts/reports/asset-class';
import { formatPeriodShort } from '@/lib/web/period';
import { routes } from '@/lib/web/routes';
import { LineShape } from '@samvit/charts';
import { analyses, findings, type Series } from '@samvit/research';
import { SeriesFilter } from './series-filter';

const COLUMNS = ['name', 'what', 'shape', 'since', 'last', 'to', 'files', 'ask'] as const;

/** Every series that people know, a row each, by kind, below a field that filters them; each name leads to its page. */
export function SeriesTable() {
  const byClass = group(listedSeries(), classOfSeries);
  const kinds = findings.assetClassSchema.options.flatMap((name) => {
    const rows = byClass.get(name);
    return rows ? [{ name, rows }] : [];
  });
  return (
    <>
      <nav aria-label={text('pages.data.classes')} className="series-classes">
        <ul>
          {kinds.map(({ name, rows }) => (
            <li key={name}>
              <a href={`#${classId(name)}`}>{classTitle(name)}</a> {rows.length}
            </li>
          ))}
        </ul>
      </nav>
      <SeriesFilter />
      <table className="series-table">
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {text(`pages.data.columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        {kinds.map(({ name, rows }) => (
          <tbody key={name} id={classId(name)}>
            <tr>
              <td colSpan={COLUMNS.length}>
                <h2>{classTitle(name)}</h2>
              </td>
            </tr>
            {rows.map((series) => (
              <Row key={series.id} series={series} />
            ))}
          </tbody>
        ))}
      </table>
    </>
  );
}

function Row({ series }: { series: Series }) {
  const { id, inputs } = series;
  const ends = analyses.seriesEnds(libraryHere(), series);
  if (!ends) return null;
  const analysis = askingIsOn() ? analyses.analysisOfSeries(libraryHere(), id) : null;
  return (
    <tr id={id.replace('/', '-')}>
      <th scope="row">
        <a href={routes.dataSeries(id)}>{seriesName(series)}</a>
      </th>
      <td>{whatItIs(series)}</td>
      <td>
        <LineShape series={series} />
      </td>
      <td>{formatPeriodShort(ends.first.period)}</td>
      <td>{ends.last.text}</td>
      <td>
        {formatPeriodShort(ends.last.period)}
        {inputs.some((file) => isMarkedLate(file)) && <small> {text('pages.data.late')}</small>}
      </td>
      <td>
        {whyWithheld(series) === null
          ? FILE_KINDS.map((kind) => (
              <a key={kind} href={routes.dataFile(id, kind)}>
                {kind.toUpperCase()}
              </a>
            ))
          : text('pages.data.withheld')}
      </td>
      <td>
        {analysis !== null && (
          <a href={routes.analysisAnswer(analysis)} rel="nofollow">
            {text('pages.data.columns.ask')}
          </a>
        )}
      </td>
    </tr>
  );
}
