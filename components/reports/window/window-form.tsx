import { Button } from '@/components/ui/button';
import { CONTROL } from '@/components/ui/field';
import { text } from '@/lib/content/messages';
import { figures, type Window } from '@samvit/research';
import { formatPeriod } from '@/lib/web/period';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

type Props = {
  slug: string;
  shown: { from: string; to: string };
  reach: Window;
};

/**
 * Two fields for the start and the end of a window. A plain form, so it works before hydration and without
 * JavaScript.
 */
export function WindowForm({ slug, shown, reach }: Props) {
  return (
    <form action={pathHere(routes.reportWindow(slug))} method="get" data-hydrate className="window-form">
      {(['from', 'to'] as const).map((end) => (
        <label key={end}>
          {text(`window.${end}`)}
          <input
            type="text"
            name={end}
            defaultValue={shown[end]}
            maxLength={20}
            required
            autoComplete="off"
            aria-describedby="window-reach"
            className={CONTROL}
          />
        </label>
      ))}
      <Button look="quiet" type="submit">
        {text('window.send')}
      </Button>
      <p id="window-reach">
        {text('window.reach', {
          from: formatPeriod(reach.from),
          to: formatPeriod(reach.to),
          example: figures.typedPeriod(reach.from),
        })}
      </p>
    </form>
  );
}
