import { SiteLink } from '@/components/layout/site-link';
import { choicesByClass, choiceText, classTitleOf } from '@/lib/research/analysis/choices';
import { dataAge } from '@/lib/research/series/age-text';
import { ageOf } from '@/lib/research/series/freshness';
import { getSeries } from '@/lib/research/series/get-series';
import { routes } from '@/lib/web/routes';

/** The series that can be asked for, by asset class, each with its span. */
export function HeldSeries() {
  return (
    <div className="held-series">
      {[...choicesByClass()].map(([assetClass, choices]) => (
        <section key={assetClass}>
          <h3>{classTitleOf(assetClass)}</h3>
          <p className="ask-hint">{dataAge(ageOf(choices.map(({ name }) => getSeries(name))))}</p>
          <ul>
            {choices.map((choice) => (
              <li key={choice.name}>
                <SiteLink href={routes.dataSeries(choice.name)}>{choiceText(choice)}</SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
