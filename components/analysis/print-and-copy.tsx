import { CopyButton } from '@/components/reports/reference/copy-button';
import { Button } from '@/components/ui/button';
import { text } from '@/lib/content/messages';
import { siteOrigin } from '@/lib/platform/env';

/** The actions on an answer that need script, as items of a list. @param path of the answer, in its language */
export function PrintAndCopy({ path }: { path: string }) {
  return (
    <>
      <li className="noscript:hidden">
        <Button look="quiet" size="compact" data-action="print">
          {text('analysis-page.answer.print')}
        </Button>
      </li>
      <li>
        <CopyButton text={new URL(path, siteOrigin()).href}>{text('analysis-page.answer.copy')}</CopyButton>
      </li>
    </>
  );
}
