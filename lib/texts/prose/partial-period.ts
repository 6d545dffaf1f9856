import { getSeries, type figures } from '@samvit/research';
import { libraryHere } from '@/lib/texts/library-here';

/** A value of a period that is not over, for a place where no note says so. */
export function partialProblem(definition: figures.FigureDefinition): string | null {
  if (!('at' in definition)) return null;
  const { notes, id } = getSeries(libraryHere(), definition.series);
  const isPartial = notes.some(({ kind, period }) => kind === 'partial' && period === definition.at);
  return isPartial ? `${id} at ${definition.at} is of a part of that period: take the one before.` : null;
}
