import { directionClass } from '@/components/layout/change-class';
import { text } from '@/lib/content/messages';
import { libraryHere } from '@/lib/texts/library-here';
import { seriesName } from '@/lib/texts/publication/series-pages';
import { formatPeriod, formatPeriodShort } from '@/lib/web/period';
import { routes } from '@/lib/web/routes';
import { LineShape } from '@samvit/charts';
import { analyses, type Series } from '@samvit/research';

/** What a person follows, a tile each with its last value; it leads to its page, and the last one to the choice. */
export function MyList({ followed }: { followed: readonly Series[] }) {
  const isEmpty = followed.length === 0;
  return (
    <section aria-labelledby="my-list">
      <h2 id="my-list">{text('feed.today.list.title')}</h2>
      <ul className="today-list">
        {followed.map((series) => (
          <Tile key={series.id} series={series} />
        ))}
        <li>
          <a href={`${routes.preferences}#subjects`} className="today-tile today-add">
            <span aria-hidden="true">+</span>
            {text(`feed.today.list.${isEmpty ? 'choose' : 'add'}`)}
          </a>
        </li>
      </ul>
    </section>
  );
}

function Tile({ series }: { series: Series }) {
  const ends = analyses.seriesEnds(libraryHere(), series);
  if (!ends) return null;
  const [change] = ends.changes;
  // The unit is smaller: "264 basis points" has no room at the size of a number.
  const [amount = '', ...unit] = ends.last.text.split(' ');
  return (
    <li>
      <a href={routes.dataSeries(series.id)} className="today-tile">
        <span className="today-name">{seriesName(series)}</span>
        <span className="today-value">
          {amount}
          {unit.length > 0 && <small> {unit.join(' ')}</small>}
        </span>{' '}
        <small className="today-period">{periodOf(series, ends.last.period)}</small>{' '}
        <span className="today-change">
          {change && (
            <>
              <span className={directionClass(change.direction)}>{change.text}</span>{' '}
              <small>{text('feed.today.list.since', { from: formatPeriodShort(change.from) })}</small>
            </>
          )}
        </span>
        <LineShape series={series} />
      </a>
    </li>
  );
}

/** Of which period the value is; what was decided is in force since then. */
const periodOf = ({ frequency }: Series, last: string) =>
  frequency === 'event' ? text('feed.today.list.since', { from: formatPeriod(last) }) : formatPeriod(last);
