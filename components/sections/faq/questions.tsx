import { Markdown } from '@/components/layout/markdown';
import { text } from '@/lib/content/messages';
import type { Faq } from '@/lib/content/organisation';

/**
 * A list of questions of which one at a time is open: browsers close the others because all share a `name`.
 * The id is on the answer, because browsers open the `<details>` that hides a link target.
 */
export function Questions({ entries }: { entries: Faq }) {
  return (
    <div className="border-b border-rule">
      {entries.map(({ id, question, answer }) => (
        <details key={id} name="faq" className="group border-t border-rule">
          <summary className="flex cursor-pointer list-none items-baseline gap-4 py-5 [&::-webkit-details-marker]:hidden">
            <h2 className="grow text-lg leading-snug group-open:text-peacock">{question}</h2>
            <svg
              viewBox="0 0 16 16"
              aria-hidden="true"
              className="relative top-0.5 size-4 shrink-0 stroke-current text-muted"
              strokeWidth="1.5"
            >
              <path d="M1.5 8h13" />
              <path d="M8 1.5v13" className="group-open:hidden" />
            </svg>
          </summary>
          <div id={id} className="scroll-mt-40 pb-7">
            <Markdown>{answer}</Markdown>
            <a href={`#${id}`} className="mt-4 inline-block text-sm text-muted hover:text-peacock">
              {text('faqs.link')}
            </a>
          </div>
        </details>
      ))}
    </div>
  );
}
