import { wordsHere } from '@/lib/content/words-here';
import { dataAge, dateAndAge, nextValue, type Age } from '@samvit/research';

/**
 * To when data reach and how old they are; behind it why they end there, and the date of the next value.
 * @param isNamed whether the words "Data to" stand beside it
 */
export function AsOf({ age, isNamed = false }: { age: Age; isNamed?: boolean }) {
  const date = isNamed ? dateAndAge(wordsHere(), age) : dataAge(wordsHere(), age);
  const next = nextValue(wordsHere(), age);
  if (next === null) return date;
  return (
    <details className="as-of">
      <summary>{date}</summary>
      <p>{next}</p>
    </details>
  );
}
