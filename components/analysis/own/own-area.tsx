import type { ReactNode } from 'react';
import { AskingArea } from '@/components/analysis/asking-area';
import { OWN_DATA_SCRIPT_URL } from '@/components/page-script/address';
import { template, text } from '@/lib/content/messages';

/** The contents of a page with a reader's own data, which a script may store in the browser (components/page-script/own-data.ts). */
export function OwnArea({ children }: { children: ReactNode }) {
  return (
    <AskingArea>
      <div
        data-own-data
        data-script={OWN_DATA_SCRIPT_URL}
        data-run
        data-stored={text('own-data.page.answer.in-browser-done')}
        data-failed={text('own-data.page.answer.in-browser-failed')}
        data-deleted={template('own-data.page.deleted')}
        data-too-large={template('own-data.page.too-large')}
      >
        {children}
      </div>
    </AskingArea>
  );
}
