import { Fragment } from 'react';
import { text } from '@/lib/content/messages';
import { seriesName } from '@/lib/texts/publication/series-pages';
import type { DueDay } from '@/lib/texts/today';
import { formatInYear } from '@/lib/web/period';
import { routes } from '@/lib/web/routes';

/** So many series of a day are named. */
const MOST = 3;

/** On which days publishers usually have their next values. */
export const ComingUp = ({ days }: { days: readonly DueDay[] }) => (
  <section aria-labelledby="coming-up">
    <h2 id="coming-up">{text('feed.today.coming.title')}</h2>
    <ol className="today-coming">
      {days.map(({ day, series }) => (
        <li key={day}>
          <time dateTime={day}>{formatInYear(day)}</time>
          <p>
            {series.slice(0, MOST).map((each, i) => (
              <Fragment key={each.id}>
                {i > 0 && ', '}
                <a href={routes.dataSeries(each.id)}>{seriesName(each)}</a>
              </Fragment>
            ))}
            {series.length > MOST && ` ${text('feed.today.coming.more', { count: series.length - MOST })}`}
          </p>
        </li>
      ))}
    </ol>
    <p className="today-note">{text('feed.today.coming.text')}</p>
  </section>
);
