import { events } from '../series/events';
import type { Library } from '../series/library';
import type { Lexicon } from './lexicon';
import type { Time } from './part';
import { timesSchema } from './vocabulary-files';

const TIMES = 'vocabulary/times.yaml';

/** Words for times by what happened, by a part of a year and by a life. @throws ContentError for an unknown event */
export function addTimes(library: Library, words: Lexicon): void {
  const file = library.files.read(TIMES, timesSchema);
  const mean = (where: readonly string[], wording: readonly string[], time: Omit<Time, 'kind'>) =>
    words.mean(TIMES, where, wording, { kind: 'time', ...time });
  for (const [id, wording] of Object.entries(file.events)) {
    const event = events(library).get(id);
    if (!event) throw noEvent(library, ['events', id], id);
    mean(['events', id], wording, { period: event.date.slice(0, 7), part: 'month', isEvent: true });
  }
  for (const [period, wording] of Object.entries(file.months)) {
    const part = period.includes('..') ? 'months' : 'month';
    mean(['months', period], wording, { period, part, isEvent: true });
  }
  for (const [stem, wording] of Object.entries(file.again)) {
    if (eventsOf(library, stem).length === 0) throw noEvent(library, ['again', stem], stem);
    words.classify(wording, { event: stem });
  }
  for (const [months, { before, after }] of Object.entries(file.partsOfYear)) {
    const [first = 0, last = 0] = months.split('..').map(Number);
    words.classify(before, { 'part of year …': [first, last] });
    words.classify(after, { '… part of year': [first, last] });
  }
  for (const [year, wording] of Object.entries(file.decades))
    words.classify(wording, { decade: Number(year) });
  words.classify(file.latest, { latest: true });
  words.classify(file.ordinals, { ordinal: true });
  words.classify(file.next, { next: true });
  words.beside('life', file.life);
  words.beside('age', file.age);
  words.mean(TIMES, ['days'], file.days, { kind: 'unused' });
  words.classify(file.dayOf, { 'day of': true });
  words.mean(TIMES, ['births'], file.births, { kind: 'birth' });
}

const noEvent = (library: Library, where: readonly string[], id: string): Error =>
  library.files.errorAt(TIMES, library.files.lineIn(TIMES, where), `series/events.json has no event ${id}`);

/** The dates of what happens again, from the first, as its ids have its years. */
export const eventsOf = (library: Library, stem: string): { date: string; year: string }[] =>
  [...events(library).values()].flatMap(({ id, date }) => {
    const year = id.slice(stem.length + 1);
    return id.startsWith(`${stem}-`) && /^\d{4}$/.test(year) ? [{ date, year }] : [];
  });
