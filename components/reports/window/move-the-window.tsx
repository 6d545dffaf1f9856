import type { ReactNode } from 'react';
import { templates } from '@/lib/content/messages';
import type { Report } from '@/lib/texts/reports/report';
import { firstWindow, windowPeriods, type ReportWindow } from '@/lib/texts/reports/window';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { WindowForm } from './window-form';
import { WindowOnDemand } from './window-on-demand';

type Props = {
  slug: Report['slug'];
  window: ReportWindow;
  /** The values of the fields; without a query, those of `firstWindow`. */
  shown?: { from: string; to: string };
  answer?: ReactNode;
};

export function MoveTheWindow({ slug, window, shown, answer }: Props) {
  const periods = windowPeriods(window);
  const { from, to } = firstWindow(window);
  return (
    <WindowOnDemand
      path={pathHere(routes.reportWindow(slug))}
      words={templates('window.explorer', ['label', 'start', 'end', 'loading', 'failed'])}
      answer={answer}
    >
      <WindowForm slug={slug} shown={shown ?? { from, to }} periods={periods} />
    </WindowOnDemand>
  );
}
