import { richText } from '@/components/layout/rich-text';
import { seriesFiles } from '@samvit/research';
import { formatPeriod } from '@/lib/web/period';
import type { Report } from '@/lib/texts/reports/report';
import { SourceLine } from '@/components/reports/evidence/figure-facts';

/** The sources of a report. A publisher of several is linked once; the row of each figure has its own address. */
export function SourceList({ report: { figures, charts, quotes } }: { report: Report }) {
  const sources = seriesFiles.uniqueSources([
    ...[...figures.values()].flatMap((figure) => figure.sources),
    ...Object.values(charts).flatMap(({ series }) => series.flatMap(({ sources }) => sources)),
  ]);
  const quoted = new Map([...quotes.values()].map((quote) => [quote.source, quote]));
  return (
    <ul>
      {sources.map((source, i) => {
        const isLinked = sources.findIndex(({ publisher }) => publisher === source.publisher) < i;
        return (
          <li key={source.publisher + source.title}>
            <SourceLine source={isLinked ? { ...source, url: '' } : source} />
          </li>
        );
      })}
      {[...quoted.values()].map(({ source, date, url }) => (
        <li key={source}>
          {richText('reports.sources.quoted', {
            source: (
              <a href={url} target="_blank" rel="noopener">
                {source}
              </a>
            ),
            date: formatPeriod(date),
          })}
        </li>
      ))}
    </ul>
  );
}
