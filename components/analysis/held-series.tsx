import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import { SiteLink } from '@/components/layout/site-link';
import { analyses, freshness, getSeries } from '@samvit/research';
import { routes } from '@/lib/web/routes';

/** The series that can be asked for, by asset class, each with its span. */
export function HeldSeries() {
  return (
    <div className="held-series">
      {[...analyses.choicesByClass(libraryHere())].map(([assetClass, choices]) => (
        <section key={assetClass}>
          <h3>{analyses.classTitleOf(wordsHere(), assetClass)}</h3>
          <p className="ask-hint">
            {freshness.dataAge(
              wordsHere(),
              freshness.ageOf(
                libraryHere(),
                choices.map(({ name }) => getSeries(libraryHere(), name)),
              ),
            )}
          </p>
          <ul>
            {choices.map((choice) => (
              <li key={choice.name}>
                <SiteLink href={routes.dataSeries(choice.name)}>
                  {analyses.choiceText(wordsHere(), choice)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
