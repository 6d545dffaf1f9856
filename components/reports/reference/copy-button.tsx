import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { text } from '@/lib/content/messages';

type Words = {
  /** What the button says when the text is copied, and when the browser refuses it. */
  'data-done': string;
  'data-failed': string;
};

/** A button that copies a text to the clipboard and confirms it (components/page-script/copy-and-share.ts). */
export function CopyButton({ text: copied, children }: { text: string; children: string }) {
  return (
    <ButtonWithOutcome
      data-action="copy"
      data-text={copied}
      data-done={text('reports.copy.done')}
      data-failed={text('reports.copy.failed')}
    >
      {children}
    </ButtonWithOutcome>
  );
}

/** A button of the page script and the place for its outcome; hidden without JavaScript. */
export function ButtonWithOutcome(
  props: ComponentProps<'button'> & Words & { 'data-action': string; 'data-text': string },
) {
  return (
    <span className="inline-flex flex-wrap items-center gap-3 print:hidden noscript:hidden">
      <Button look="quiet" size="compact" {...props} />
      <span
        role="status"
        className="text-sm text-muted"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </span>
  );
}
