import { seriesFiles } from '@samvit/research';
import { libraryHere } from '@/lib/texts/library-here';
import type { Guard } from './guarded-words';

/**
 * A series over some months of which a longer one is held that the text never uses. The sector "made good all of its
 * fall" in a file of sixty-five days; that of twenty years had the worst fall since 2008.
 */
export function shortProblem(definitions: Guard['definitions']): { figure: string; message: string } | null {
  const { longer } = seriesFiles.particulars(libraryHere());
  const used = new Set(Object.values(definitions).map(({ series }) => series));
  for (const [figure, { series }] of Object.entries(definitions)) {
    const whole = longer[series];
    if (whole !== undefined && !used.has(whole))
      return { figure, message: `${series} is short: a figure of ${whole} must say what came before it.` };
  }
  return null;
}
