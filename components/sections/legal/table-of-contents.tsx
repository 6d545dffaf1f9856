import { headingsOf } from '@/components/ui/heading-id';
import { text } from '@/lib/content/messages';

type Props = {
  markdown: string;
  className?: string;
  /** Above the text in a closed `<details>` on wide screens, too. */
  folded?: boolean;
};

/** The contents of a text: beside it on wide screens, in a closed `<details>` above it on narrow ones. */
export function TableOfContents({ markdown, className, folded = false }: Props) {
  const links = (
    <ol className="grid gap-2 text-sm">
      {headingsOf(markdown).map(({ id, text: words }) => (
        <li key={id}>
          <a href={`#${id}`} className="block text-muted no-underline hover:text-peacock">
            {words}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={text('site.contents')} className={className}>
      <details className={folded ? 'border-y border-rule' : 'border-y border-rule lg:hidden'}>
        <summary className="cursor-pointer py-3 text-sm font-medium">{text('site.contents')}</summary>
        <div className="pb-4">{links}</div>
      </details>
      {!folded && (
        <div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto max-lg:hidden">
          <p className="mb-3 border-t border-ink pt-3 text-sm font-medium">{text('site.contents')}</p>
          {links}
        </div>
      )}
    </nav>
  );
}
