import { text } from '@/lib/content/messages';

/** The sections of a report as links; components/page-script/current-section.ts marks the current one. */
export function ReportContents({ sections }: { sections: readonly { id: string; text: string }[] }) {
  return (
    <nav aria-labelledby="contents-title" className="report-contents" data-contents>
      <p id="contents-title" className="font-semibold">
        {text('reports.contents')}
      </p>
      <ol>
        {sections.map(({ id, text: title }) => (
          <li key={id}>
            <a href={`#${id}`} suppressHydrationWarning>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
