import { Button } from '@/components/ui/button';
import { CONTROL } from '@/components/ui/field';
import { text } from '@/lib/content/messages';
import { figures, type Period } from '@samvit/research';
import { formatPeriod } from '@/lib/web/period';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

type Props = {
  slug: string;
  shown: { from: string; to: string };
  /** Where a window may start or end. */
  periods: readonly Period[];
};

/** Up to this many are a list to choose from; more are months of a calendar. */
const MOST_LISTED = 80;

/**
 * The start and the end of a window, to choose. A plain form, so it works before hydration and without JavaScript.
 */
export function WindowForm({ slug, shown, periods }: Props) {
  const [first = '', last = ''] = [periods[0], periods.at(-1)];
  const isListed = periods.length <= MOST_LISTED;
  return (
    <form action={pathHere(routes.reportWindow(slug))} method="get" data-hydrate className="window-form">
      {(['from', 'to'] as const).map((end) => (
        <label key={end}>
          {text(`window.${end}`)}
          {isListed ? (
            <select name={end} defaultValue={meant(periods, shown[end])} className={CONTROL}>
              {periods.map((period) => (
                <option key={period} value={period}>
                  {formatPeriod(period)}
                </option>
              ))}
            </select>
          ) : (
            <input
              type="month"
              name={end}
              defaultValue={figures.typedPeriod(shown[end])}
              min={figures.typedPeriod(first)}
              max={figures.typedPeriod(last)}
              required
              autoComplete="off"
              aria-describedby="window-reach"
              className={CONTROL}
            />
          )}
        </label>
      ))}
      <Button look="quiet" type="submit">
        {text('window.send')}
      </Button>
      {!isListed && (
        <p id="window-reach">
          {text('window.reach', {
            from: formatPeriod(first),
            to: formatPeriod(last),
            example: figures.typedPeriod(first),
          })}
        </p>
      )}
    </form>
  );
}

/** The period of the list that stands in an address, or the first. */
const meant = (periods: readonly Period[], typed: string) =>
  figures.meantPeriod(periods, typed) ?? periods[0];
