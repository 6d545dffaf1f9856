import type { Library } from '../series/library';
import type { Lexicon } from './lexicon';
import { calendarSchema } from './vocabulary-files';

const CALENDAR = 'vocabulary/calendar.yaml';

/** Words for periods of a calendar, for the best and worst of them, and for windows of one length. */
export function addCalendar(library: Library, words: Lexicon): void {
  const file = library.files.read(CALENDAR, calendarSchema);
  for (const by of ['year', 'fy', 'quarter', 'month'] as const)
    words.classify(file.units[by], { 'calendar unit': by });
  for (const by of ['year', 'fy', 'quarter', 'month', 'month-of-year'] as const)
    words.mean(CALENDAR, ['every', by], file.every[by], { kind: 'calendar', by, is: 'every' });
  words.classify(file.best, { best: true });
  words.classify(file.which, { which: true });
  words.classify(file.howMany, { 'how many': true });
  words.classify(file.streaks, { streak: true });
  words.classify(file.usual, { usual: true, gap: true });
  words.classify(file.present, { present: true });
  words.classify(file.habits, { habit: true });
  words.classify(file.effects, { effect: true });
  words.classify(file.any, { any: true });
  words.classify(file.spans, { span: true });
  words.beside('sign', { before: file.sign.before, after: [] });
  words.mean(CALENDAR, ['sign', 'after'], file.sign.after, { kind: 'sign' });
  words.mean(CALENDAR, ['odds'], file.odds, { kind: 'odds' });
}
