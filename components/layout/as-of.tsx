import { wordsHere } from '@/lib/content/words-here';
import { formatPeriod } from '@/lib/web/period';
import { freshness } from '@samvit/research';

/**
 * To when data reach; behind it why they end there, and the date of the next value. A page says it once.
 */
export function AsOf({
  age,
  isNamed = false,
  next = freshness.nextValue(wordsHere(), age),
}: {
  age: freshness.Age;
  /** Whether the words "Data to" stand beside it. */
  isNamed?: boolean;
  /** What stands behind it; null for nothing. */
  next?: string | null;
}) {
  const date = isNamed ? formatPeriod(age.to) : freshness.dataTo(wordsHere(), age);
  if (next === null) return <span className="as-of-date">{date}</span>;
  return (
    <details className="as-of">
      <summary>{date}</summary>
      <p>{next}</p>
    </details>
  );
}
