import { wordsHere } from '@/lib/content/words-here';
import { freshness } from '@samvit/research';

/**
 * To when data reach and how old they are; behind it why they end there, and the date of the next value.
 * @param isNamed whether the words "Data to" stand beside it
 */
export function AsOf({ age, isNamed = false }: { age: freshness.Age; isNamed?: boolean }) {
  const date = isNamed ? freshness.dateAndAge(wordsHere(), age) : freshness.dataAge(wordsHere(), age);
  const next = freshness.nextValue(wordsHere(), age);
  if (next === null) return date;
  return (
    <details className="as-of">
      <summary>{date}</summary>
      <p>{next}</p>
    </details>
  );
}
