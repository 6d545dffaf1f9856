import { SiteLink } from '@/components/layout/site-link';
import { choicesByClass, choiceText, classTitleOf } from '@/lib/research/analysis/choices';
import { routes } from '@/lib/web/routes';

/** The series that can be asked for, by asset class, each with its span. */
export function HeldSeries() {
  return (
    <div className="held-series">
      {[...choicesByClass()].map(([assetClass, choices]) => (
        <section key={assetClass}>
          <h3>{classTitleOf(assetClass)}</h3>
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
