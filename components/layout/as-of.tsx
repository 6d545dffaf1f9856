import { dataAge, dateAndAge, nextValue } from '@/lib/research/series/age-text';
import type { Age } from '@/lib/research/series/freshness';

/**
 * To when data reach and how old they are; behind it why they end there, and the date of the next value.
 * @param isNamed whether the words "Data to" stand beside it
 */
export function AsOf({ age, isNamed = false }: { age: Age; isNamed?: boolean }) {
  const date = isNamed ? dateAndAge(age) : dataAge(age);
  const next = nextValue(age);
  if (next === null) return date;
  return (
    <details className="as-of">
      <summary>{date}</summary>
      <p>{next}</p>
    </details>
  );
}
