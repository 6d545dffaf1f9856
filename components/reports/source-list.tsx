import { chartLines } from '@/lib/figures/chart-spec';
import { uniqueSources } from '@/lib/figures/line';
import type { Report } from '@/lib/reports/report';
import { SourceLine } from './figure-facts';

/** Everything the figures, the charts and the quotations of a report rest on. */
export function SourceList({ report: { figures, charts, quotes } }: { report: Report }) {
  const sources = uniqueSources([
    ...[...figures.values()].flatMap((figure) => figure.sources),
    ...Object.values(charts).flatMap((chart) => chartLines(chart).flatMap((line) => line.sources)),
  ]);
  return (
    <ul>
      {sources.map((source) => (
        <li key={source.publisher + source.title}>
          <SourceLine source={source} />
        </li>
      ))}
      {[...quotes].map(([id, { source, date, url }]) => (
        <li key={id}>
          {url ? (
            <a href={url} target="_blank" rel="noopener">
              {source}
            </a>
          ) : (
            source
          )}
          , {date} (quoted)
        </li>
      ))}
    </ul>
  );
}
