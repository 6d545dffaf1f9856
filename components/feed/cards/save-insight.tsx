import type { FeedTexts } from '@/components/feed/feed-texts';
import { LINK } from '@/components/ui/link';
import { fill } from '@/lib/platform/fill';
import { routes } from '@/lib/web/routes';

type Props = {
  id: string;
  title: string;
  texts: FeedTexts['card'];
  saved: boolean;
  onSave: (id: string) => void;
};

/** A form that saves an insight, or, once it is saved, a link to what is. Without JavaScript the form loads a page. */
export function SaveInsight({ id, title, texts, saved, onSave }: Props) {
  if (saved)
    return (
      <a href={routes.saved} className="relative ml-auto text-muted underline underline-offset-3">
        {texts.saved}
      </a>
    );
  return (
    <form
      action="/api/saved"
      method="post"
      className="relative ml-auto"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(id);
      }}
    >
      <input type="hidden" name="kind" value="insight" />
      <input type="hidden" name="item" value={id} />
      <button type="submit" aria-label={fill(texts['save-it'], { title })} className={LINK}>
        {texts.save}
      </button>
    </form>
  );
}
