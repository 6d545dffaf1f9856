import { choiceOf } from '../answers/choices';
import type { Library } from '../series/library';
import { perLibrary } from '../series/per-library';
import type { Time } from './part';
import { vocabulary } from './vocabulary';

/** The latest month that has values: later ones have not been. */
export const latestMonth = perLibrary((library): string => {
  const months = vocabulary(library).latest.map((name) => choiceOf(library, name).to.slice(0, 7));
  return months.sort().at(-1) ?? '';
});

/** The latest month of that name that has values. */
export function lastSuch(library: Library, month: number): Time {
  const [year = 0, latest = 0] = latestMonth(library).split('-').map(Number);
  const of = month <= latest ? year : year - 1;
  return { kind: 'time', period: `${of}-${String(month).padStart(2, '0')}`, part: 'month' };
}
