import { text } from '@/lib/content/messages';
import { ButtonWithOutcome } from './copy-button';

/**
 * Opens the device's share sheet for the report; if there is none, copies the address and confirms it, or
 * shows it (components/page-script/copy-and-share.ts).
 */
export function ShareButton({ title, url }: { title: string; url: string }) {
  return (
    <ButtonWithOutcome
      data-action="share"
      data-title={title}
      data-text={url}
      data-done={text('reports.share.copied')}
      data-failed={url}
    >
      {text('reports.share.open')}
    </ButtonWithOutcome>
  );
}
