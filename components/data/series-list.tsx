import { formulaText } from '@/components/reports/evidence/figure-facts';
import { text } from '@/lib/content/messages';
import type { Series } from '@/lib/research/series/series';
import { unitName } from '@/lib/research/series/unit-text';
import { formatPeriod } from '@/lib/web/period';
import { routes } from '@/lib/web/routes';

const LINK = 'text-peacock underline underline-offset-3';

/** Series with their unit, period and formula, and their files or the reason why there are none. */
export function SeriesList({
  series,
  whyWithheld,
}: {
  series: readonly Series[];
  whyWithheld: (series: Series) => string | null;
}) {
  return (
    <ul className="mt-4">
      {series.map((one) => {
        const { id, title, column, unit, frequency, points, formula } = one;
        const why = whyWithheld(one);
        const name = column ?? title;
        return (
          <li
            key={id}
            id={routes.dataSeries(id).split('#')[1]}
            className="grid gap-x-8 gap-y-1 border-t border-rule py-3 target:bg-surface md:grid-cols-[1fr_16rem]"
          >
            <div>
              <h3 className="font-sans text-base font-medium first-letter:uppercase">{name}</h3>
              <p className="text-sm text-muted">
                {text('pages.data.series', {
                  unit: unitName(unit),
                  frequency,
                  first: formatPeriod(points[0]?.period ?? ''),
                  last: formatPeriod(points.at(-1)?.period ?? ''),
                })}
              </p>
              {formula && <p className="text-sm text-muted">{formulaText(formula)}</p>}
            </div>
            <p className="text-sm text-muted">
              {why ??
                (['csv', 'json'] as const).map((kind) => (
                  <a
                    key={kind}
                    href={routes.dataFile(id, kind)}
                    aria-label={text('pages.data.file', { name, format: kind.toUpperCase() })}
                    className={`${LINK} mr-4`}
                  >
                    {kind.toUpperCase()}
                  </a>
                ))}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
