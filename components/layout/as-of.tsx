import { wordsHere } from '@/lib/content/words-here';
import { ages } from '@samvit/research';

/**
 * To when data reach and how old they are; behind it why they end there, and the date of the next value.
 * @param isNamed whether the words "Data to" stand beside it
 */
export function AsOf({ age, isNamed = false }: { age: ages.Age; isNamed?: boolean }) {
  const date = isNamed ? ages.dateAndAge(wordsHere(), age) : ages.dataAge(wordsHere(), age);
  const next = ages.nextValue(wordsHere(), age);
  if (next === null) return date;
  return (
    <details className="as-of">
      <summary>{date}</summary>
      <p>{next}</p>
    </details>
  );
}
