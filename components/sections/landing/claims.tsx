import { Fact } from '@/components/reports/fact';
import { text } from '@/lib/content/messages';
import { englishHere } from '@/lib/content/locales';
import { CLAIMS, claimWords, site, type Claim } from '@/lib/content/organisation';
import { list } from '@/lib/web/list';
import { formatPeriod } from '@/lib/web/period';

const quoted = (claim: Claim) =>
  text('landing.claims.words', { words: claimWords(claim).replace(/[.।]$/, '') });

/** The operator's claims about the product: what each rests on, and those of which that is not stated. */
export function Claims() {
  const { company, claims } = site();
  const open = CLAIMS.filter((claim) => !claims[claim]);
  return (
    <section id="claims" aria-labelledby="claims-title" className="mt-10 border-t border-rule pt-4 text-sm">
      <h3 id="claims-title" className="font-sans text-sm font-semibold">
        {text('landing.claims.title')}
      </h3>
      <p className="mt-1 text-muted">{text('landing.claims.lead', { company })}</p>
      <dl className="mt-3 grid gap-2">
        {CLAIMS.map((claim) => {
          const stated = claims[claim];
          return (
            stated && (
              <Fact key={claim} name={quoted(claim)}>
                {/* The operator writes it once, in English. */}
                <span className="text-muted" lang={englishHere()}>
                  {text('landing.claims.basis', { basis: stated.basis, date: formatPeriod(stated.date) })}
                </span>
              </Fact>
            )
          );
        })}
      </dl>
      {open.length > 0 && (
        <p className="mt-3 text-muted">
          {text('landing.claims.not-stated', { company, claims: list(open.map(quoted)) })}
        </p>
      )}
    </section>
  );
}
