import { libraryHere } from '@/lib/texts/library-here';
import type { Report } from './report';
import { sinceNow } from './since';
import { watchItem } from './watch';

/**
 * A report as the build has read it, with the values that came in without a build: how its series have moved
 * since it, and whether a condition that it watches is met. Its figures and charts stay.
 */
export function withLiveValues(report: Report): Report {
  if (libraryHere().live.size === 0) return report;
  const { figures, charts, date, since, watch } = report;
  const ends = {
    figures: [...figures.values()],
    charts: Object.values(charts).map(({ spec }) => spec),
    date,
  };
  return {
    ...report,
    since: sinceNow(since),
    watch: watch.map(({ definition, text }) => watchItem(definition, text, figures, ends)),
  };
}
