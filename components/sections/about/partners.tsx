import { text } from '@/lib/content/messages';
import type { Team } from '@/lib/content/organisation';

export function Partners({ partners }: Pick<Team, 'partners'>) {
  return (
    <ul className="-mt-5 divided">
      {partners.map(({ kind, note, url }) => (
        <li key={kind}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            className="group grid gap-x-8 gap-y-1 py-5 text-ink no-underline md:grid-cols-[16rem_1fr_auto] md:items-baseline"
          >
            <span className="font-serif text-lg group-hover:text-peacock">{kind}</span>
            <span className="text-muted">{note}</span>
            <span className="text-sm text-peacock">
              {new URL(url).hostname}
              <span aria-hidden="true"> →</span>
              <span className="sr-only"> {text('site.new-tab')}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
