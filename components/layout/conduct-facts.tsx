import { text } from '@/lib/content/messages';
import { englishHere } from '@/lib/content/locales';
import { CONDUCT, site } from '@/lib/content/organisation';

/**
 * What the operator states of those who publish a text about a listed security: who answers for it, their
 * registration, their interests, and how AI was used. The footer of each page has the notice itself.
 */
export function ConductFacts() {
  const { conduct } = site();
  const stated = CONDUCT.flatMap((field) => {
    const words = conduct[field];
    return words ? [{ field, words }] : [];
  });
  if (stated.length === 0) return null;
  return (
    <aside aria-label={text('reports.conduct.label')} className="mt-10 border-t border-rule pt-6 text-sm">
      <dl className="grid max-w-measure gap-x-8 gap-y-3 sm:grid-cols-2">
        {stated.map(({ field, words }) => (
          <div key={field}>
            <dt className="font-semibold">{text(`reports.conduct.${field}`)}</dt>
            <dd lang={englishHere()} className="text-muted">
              {words}
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
