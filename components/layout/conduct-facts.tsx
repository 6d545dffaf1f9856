import { text } from '@/lib/content/messages';
import { englishHere } from '@/lib/content/locales';
import { conductStatements } from '@/lib/content/organisation';

/**
 * What the operator states of those who publish a text about a listed security: who answers for it, their
 * registration, their interests, and how AI was used. The footer of each page has the notice itself.
 */
export function ConductFacts() {
  const statements = conductStatements();
  if (statements.length === 0) return null;
  return (
    <aside aria-label={text('reports.conduct.label')} className="mt-10 border-t border-rule pt-6 text-sm">
      <dl className="grid max-w-measure gap-x-8 gap-y-3 sm:grid-cols-2">
        {statements.map(({ field, statement }) => (
          <div key={field}>
            <dt className="font-semibold">{text(`reports.conduct.${field}`)}</dt>
            <dd lang={englishHere()} className="text-muted">
              {statement}
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
