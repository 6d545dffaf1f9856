import { indiaDate } from '@/components/feed/widget-date';
import { richText } from '@/components/layout/rich-text';
import { text } from '@/lib/content/messages';
import { seriesName } from '@/lib/texts/publication/series-pages';
import type { DueDay, TodayParts } from '@/lib/texts/today';
import { formatPeriod } from '@/lib/web/period';
import { routes } from '@/lib/web/routes';
import { findings } from '@samvit/research';

/** So many are named; the list below has all. */
const MOST = 5;

type Props = NonNullable<TodayParts['news']> & { next: DueDay | undefined };

/** What became true since the visit before, or that nothing did and when the next value comes. */
export function NewSince({ since, insights, next }: Props) {
  return (
    <section aria-labelledby="new-since">
      <h2 id="new-since">{text('feed.today.news.title', { day: formatPeriod(since) })}</h2>
      {insights.length === 0 && (
        <p className="today-note">
          {text('feed.today.news.none')} {next && <Next {...next} />}
        </p>
      )}
      <ul className="today-lines">
        {insights.slice(0, MOST).map((insight) => (
          <li key={insight.id}>
            <a href={routes.insight(insight.id)}>{findings.titleOf(insight)}</a>
            <small>{formatPeriod(indiaDate(insight.created_at))}</small>
          </li>
        ))}
      </ul>
      {insights.length > MOST && (
        <p className="today-note">
          {richText('feed.today.news.more', {
            count: insights.length - MOST,
            link: (words) => <a href={`${routes.web}?filter=recent`}>{words}</a>,
          })}
        </p>
      )}
    </section>
  );
}

const Next = ({ day, series: [first] }: DueDay) =>
  first && text('feed.today.news.next', { name: seriesName(first), day: formatPeriod(day) });
