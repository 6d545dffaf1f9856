import { mkdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { ContentError, contentPath, readText } from '@/lib/content/read';
import { snapshotText } from '@/lib/research/series/snapshot';
import { getSeries } from '@/lib/research/series/get-series';
import { bindingsIn } from '@/lib/research/prose/prose';
import { parseReport, type Report } from './report';

/**
 * Keeps the current version of a report before it is superseded: its text, and beside it the figures, lines and events it
 * shows, as they are now.
 * @returns the files written, from `content/`
 * @throws ContentError when something in the report is wrong, or the version was kept before: what was published stays
 */
export function supersedeReport(slug: string): string[] {
  const file = `reports/${slug}.md`;
  const report = parseReport(slug, file);
  const text = readText(file);
  const kept = `reports/${slug}/v${report.version}`;
  const figures = snapshotText(report.figures, linesOf(report), eventsIn(text, report));
  mkdirSync(contentPath(`reports/${slug}`), { recursive: true });
  create(`${kept}.json`, figures);
  try {
    create(`${kept}.md`, text);
  } catch (error) {
    // One without the other is no version.
    unlinkSync(contentPath(`${kept}.json`));
    throw error;
  }
  return [`${kept}.md`, `${kept}.json`];
}

/** Every line a page of the report shows: those of its charts, of its figures and their rows, and the two it watches. */
function linesOf({ figures, charts, since }: Report) {
  const names = [
    ...[...figures.values()].flatMap(({ series, rows }) => [...series, ...rows.map((row) => row.series)]),
    ...Object.values(charts).flatMap((spec) => spec.series.map((each) => each.series)),
    since.series,
    since.benchmark.series,
  ];
  return [...new Set(names)].sort().map(getSeries);
}

function eventsIn(text: string, { events }: Report) {
  const named = bindingsIn(text).flatMap((binding) => (binding.kind === 'event' ? [binding.target] : []));
  return [...new Set(named)].flatMap((id) => events.get(id) ?? []);
}

function create(file: string, text: string): void {
  try {
    writeFileSync(contentPath(file), text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const problem = 'It is kept already. Give the report its next version before you keep that one';
    throw new ContentError(file, 1, problem);
  }
}
