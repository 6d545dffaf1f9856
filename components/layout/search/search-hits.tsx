import { Eyebrow } from '@/components/ui/eyebrow';
import type { Marked } from '@/lib/web/search/excerpt';
import type { Hit } from '@/lib/web/search/search-index';
import type { SearchWords } from './search-words';

type Props = {
  hits: readonly Hit[];
  kinds: SearchWords['kinds'];
  /** By path, how old the data are of what was found. */
  ages?: ReadonlyMap<string, string>;
  /** The language of what was found, if the page is in another. */
  lang?: string | undefined;
};

/** What a search has found: each with its kind, and the words found marked in its title and its text. */
export function SearchHits({ hits, kinds, ages, lang }: Props) {
  return (
    <ul className="max-w-measure border-t border-rule">
      {hits.map(({ kind, path, title, excerpt }) => (
        <li key={path} className="relative border-b border-rule py-4">
          <Eyebrow>{kinds[kind]}</Eyebrow>
          <a
            href={path}
            lang={lang}
            hrefLang={lang}
            className="mt-1 block font-serif text-lg leading-snug after:absolute after:inset-0 hover:text-peacock"
          >
            <Pieces of={title} />
          </a>
          <p lang={lang} className="mt-1 text-sm text-muted">
            <Pieces of={excerpt} />
          </p>
          {ages?.has(path) && <p className="mt-1 text-xs text-muted">{ages.get(path)}</p>}
        </li>
      ))}
    </ul>
  );
}

function Pieces({ of }: { of: readonly Marked[] }) {
  return of.map(({ text, isFound }, i) =>
    isFound ? (
      <mark
        key={i}
        className="bg-transparent text-ink underline decoration-marigold decoration-2 underline-offset-3"
      >
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
