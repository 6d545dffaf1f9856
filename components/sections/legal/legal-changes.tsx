import { Fragment } from 'react';
import { text } from '@/lib/content/messages';
import type { Run } from '@/lib/platform/difference';
import type { ChangedSection } from '@/lib/texts/publication/legal-changes';

/** What a version changed, by section: with words for who does not see colours and lines. */
export function LegalChanges({ since, sections }: { since: string; sections: readonly ChangedSection[] }) {
  return (
    <section id="changes" className="mb-12 max-w-measure border-y border-rule py-6">
      <h2 className="text-xl">{text('legal.changes.title', { version: since })}</h2>
      <p className="mt-2 text-sm text-muted">{text('legal.changes.text')}</p>
      {sections.length === 0 && <p className="mt-4">{text('legal.changes.none')}</p>}
      {sections.map(({ section, paragraphs }, index) => (
        <Fragment key={`${index} ${section}`}>
          {section && <h3 className="mt-6 text-lg">{section}</h3>}
          <ul className="mt-2 grid list-disc gap-3 pl-5">
            {paragraphs.map((runs, at) => (
              <li key={at} className="wrap-anywhere">
                {runs.map((run, place) => (
                  <ChangedWords key={place} run={run} />
                ))}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}

function ChangedWords({ run: { kind, items } }: { run: Run<string> }) {
  const words = items.join('');
  if (kind === 'same') return words;
  const spoken = <span className="sr-only">{` ${text(`legal.changes.${kind}`)} `}</span>;
  return kind === 'removed' ? (
    <del className="text-muted decoration-fall">
      {spoken}
      {words}
    </del>
  ) : (
    <ins className="bg-surface font-medium decoration-peacock underline-offset-4">
      {spoken}
      {words}
    </ins>
  );
}
