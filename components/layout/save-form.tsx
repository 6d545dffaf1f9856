import type { ComponentProps } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { text } from '@/lib/content/messages';
import type { SavedReference } from '@/lib/contract/saved';
import { accountsAreHere } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { PostForm } from './post-form';

/**
 * A button that saves what the page shows. It is the same for everybody, as the page is: who is not signed in is asked
 * to by the handler. With script the page stays, and a link to all that is saved takes the button's place
 * (components/page-script/save-in-place.ts). Not drawn with another provider, which has accounts of its own.
 */
export function SaveForm({
  kind,
  item,
  look = 'quiet',
}: SavedReference & { look?: ComponentProps<typeof Button>['look'] }) {
  if (!accountsAreHere()) return null;
  return (
    <PostForm action="/api/saved" className="inline-flex flex-wrap items-center gap-3 print:hidden">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="item" value={item} />
      <Button
        type="submit"
        look={look}
        size="compact"
        data-action="save"
        data-failed={text('saved.failed')}
        suppressHydrationWarning
      >
        {text('saved.save')}
      </Button>
      <a
        href={pathHere(routes.saved)}
        hidden
        aria-label={text('saved.see')}
        className={buttonClass('quiet', undefined, 'compact')}
        suppressHydrationWarning
      >
        {text('saved.is-saved')}
      </a>
      <span
        role="status"
        className="text-sm text-muted"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </PostForm>
  );
}
