import { headingsOf } from '@/components/ui/heading-id';

/** The parts of a text: beside it where there is room, folded above it where there is not. */
export function TableOfContents({ markdown }: { markdown: string }) {
  const links = (
    <ol className="space-y-2 text-sm">
      {headingsOf(markdown).map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className="block text-muted no-underline hover:text-peacock">
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="border-y border-rule lg:hidden print:hidden">
        <summary className="cursor-pointer py-3 text-sm font-medium">On this page</summary>
        <nav aria-label="On this page" className="pb-4">
          {links}
        </nav>
      </details>
      <nav
        aria-label="On this page"
        className="sticky top-24 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto max-lg:hidden print:hidden"
      >
        <p className="mb-3 border-t border-ink pt-3 text-sm font-medium">On this page</p>
        {links}
      </nav>
    </>
  );
}
