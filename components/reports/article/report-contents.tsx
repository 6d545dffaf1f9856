import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { reportChapters } from './report-chapters';

/** The sections of a report as links; components/page-script/current-section.ts marks the current one. */
export function ReportContents() {
  return (
    <nav aria-label={text('reports.contents')} className="report-contents" data-contents>
      <Container>
        <ol>
          {reportChapters().map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} suppressHydrationWarning>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </Container>
    </nav>
  );
}
