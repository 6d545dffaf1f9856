import { text } from '@/lib/content/messages';
import type { Report } from '@/lib/texts/reports/report';
import { MoveTheWindow } from './move-the-window';
import { WINDOW } from './window-id';

/** The first chart over another period, below it: closed at first. A link to the form opens what is around it. */
export function WindowDisclosure({ report: { slug, window } }: { report: Report }) {
  if (!window) return null;
  return (
    <details className="window-disclosure">
      <summary>{text('window.title')}</summary>
      <div id={WINDOW}>
        <p>{text('window.lead')}</p>
        <MoveTheWindow slug={slug} window={window} />
      </div>
    </details>
  );
}
