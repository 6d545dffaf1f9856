import { dayInIndia } from '@/lib/platform/clock';
import { markedFrom } from '@/lib/texts/publication/late-mark';
import { libraryHere } from '@/lib/texts/library-here';
import { seriesFiles } from '@samvit/research';

/** The first day after today from which on the data page marks one more file of series as late. */
export function nextLateDay(now: number): string {
  const days = seriesFiles.listSeriesFiles(libraryHere()).flatMap((id) => markedFrom(id) ?? []);
  const [next] = days.filter((day) => day > dayInIndia(now)).sort();
  if (next === undefined) throw new Error('No series becomes late after today');
  return next;
}
