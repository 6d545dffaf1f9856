import { Fact } from '@/components/reports/fact';
import { text } from '@/lib/content/messages';
import { englishHere } from '@/lib/content/locales';
import { CLAIMS, claimWords, site, type Claim } from '@/lib/content/organisation';
import { formatPeriod } from '@/lib/web/period';

const quoted = (claim: Claim) =>
  text('landing.claims.words', { words: claimWords(claim).replace(/[.।]$/, '') });

/**
 * What the operator's claims about the product rest on, of those for which that is stated; start and doctor
 * name the others.
 */
export function Claims() {
  const { company, claims } = site();
  if (!CLAIMS.some((claim) => claims[claim])) return null;
  return (
    <section id="claims" aria-labelledby="claims-title" className="mt-10 border-t border-rule pt-4 text-sm">
      <h3 id="claims-title" className="font-sans text-sm font-semibold">
        {text('landing.claims.title')}
      </h3>
      <p className="mt-1 text-muted">{text('landing.claims.lead', { company })}</p>
      <dl className="mt-3 grid gap-2">
        {CLAIMS.map((claim) => {
          const basis = claims[claim];
          return (
            basis && (
              <Fact key={claim} name={quoted(claim)}>
                {/* The operator writes it once, in English. */}
                <span className="text-muted" lang={englishHere()}>
                  {text('landing.claims.basis', { basis: basis.basis, date: formatPeriod(basis.date) })}
                </span>
              </Fact>
            )
          );
        })}
      </dl>
    </section>
  );
}
