import type { ReactNode } from 'react';
import { ASKING_SCRIPT_URL } from '@/components/page-script/address';
import { template, text } from '@/lib/content/messages';

/**
 * The contents of a page with an analysis, in which the next answer is shown in place
 * (components/page-script/asking.ts). Without that script its forms and links lead to pages.
 */
export function AskingArea({ children }: { children: ReactNode }) {
  return (
    <div
      data-asking
      data-script={ASKING_SCRIPT_URL}
      data-working={text('analysis-page.asking.working')}
      data-ready={template('analysis-page.asking.ready')}
      data-slow={text('analysis-page.asking.slow')}
      data-busy={text('analysis-page.asking.busy')}
      data-failed={text('analysis-page.asking.failed')}
    >
      {children}
    </div>
  );
}
