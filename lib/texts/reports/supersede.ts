import { targetsIn } from '@/lib/texts/prose/check-prose';
import { libraryHere } from '@/lib/texts/library-here';
import { mkdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { ContentError, contentPath, readText } from '@/lib/content/read';
import { getSeries } from '@samvit/research';
import { resolveReport } from './resolve-report';
import { proseOf, type Report } from './report';
import { snapshotFile, snapshotText, type Snapshot } from './snapshot';

/**
 * Stores the current version of a report before it is superseded: its text, and a snapshot of what it shows
 * now.
 * @returns the files written, relative to `content/`
 * @throws ContentError when the report has an error, or this version is already stored, because a published
 * version must not change
 */
export function supersedeReport(slug: string): string[] {
  const file = `reports/${slug}.md`;
  const report = resolveReport(slug, file);
  const text = readText(file);
  const snapshot = snapshotFile(report);
  const copy = snapshot.replace(/\.json$/, '.md');
  mkdirSync(contentPath(`reports/${slug}`), { recursive: true });
  create(snapshot, snapshotText(snapshotOf(report)));
  try {
    create(copy, text);
  } catch (error) {
    // After a failure the snapshot is removed, because a snapshot without its text is not a version.
    unlinkSync(contentPath(snapshot));
    throw error;
  }
  return [copy, snapshot];
}

function snapshotOf(report: Report): Snapshot {
  const { figures, charts, since, events } = report;
  const chartEvents = Object.values(charts).flatMap((chart) => chart.spec.events);
  const eventIds = [...targetsIn(proseOf(report), 'event'), ...chartEvents];
  return {
    figures,
    charts: Object.fromEntries(Object.entries(charts).map(([name, { series }]) => [name, series])),
    since: {
      watched: getSeries(libraryHere(), since.watched.series),
      benchmark: getSeries(libraryHere(), since.benchmark.series),
    },
    events: new Map([...events].filter(([id]) => eventIds.includes(id))),
  };
}

function create(file: string, text: string): void {
  try {
    writeFileSync(contentPath(file), text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const problem = 'It is stored already. Give the report its next version before you store that one';
    throw new ContentError(file, 1, problem);
  }
}
