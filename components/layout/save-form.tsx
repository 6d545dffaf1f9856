import { Button } from '@/components/ui/button';
import { text } from '@/lib/content/messages';
import type { SavedReference } from '@/lib/contract/saved';
import { accountsAreHere } from '@/lib/platform/env';
import { PostForm } from './post-form';

/**
 * A button that saves what the page shows. It is the same for everybody, as the page is: who is not signed in is asked
 * to by the handler. Not drawn with another provider, which has accounts of its own.
 */
export function SaveForm({ kind, item }: SavedReference) {
  if (!accountsAreHere()) return null;
  return (
    <PostForm action="/api/saved" className="inline-flex print:hidden">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="item" value={item} />
      <Button type="submit" look="quiet" size="compact">
        {text('saved.save')}
      </Button>
    </PostForm>
  );
}
