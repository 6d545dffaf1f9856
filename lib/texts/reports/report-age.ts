import { libraryHere } from '@/lib/texts/library-here';
import { freshness, type Chart } from '@samvit/research';

/** How old the data of a report are: of the series in its charts. */
export const reportAge = ({
  charts,
}: {
  charts: Readonly<Record<string, Pick<Chart, 'series'>>>;
}): freshness.Age =>
  freshness.ageOf(
    libraryHere(),
    Object.values(charts).flatMap(({ series }) => series),
  );
