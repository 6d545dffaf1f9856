import { useRef, type RefObject } from 'react';
import { routes } from '@/lib/web/routes';
import { FeedKeys } from './feed-keys';
import type { FeedTexts } from './feed-texts';

type Props = {
  /** In which order the list is. */
  order: string;
  /** Null with another service, which has no settings and no keys here. */
  own: { hasKeys: boolean; list: RefObject<HTMLUListElement | null>; onSave: (id: string) => void } | null;
  texts: Pick<FeedTexts, 'menu' | 'keys'>;
};

/** What is seldom needed, behind one button: the order of the list, its settings, and single keys. */
export function FeedMenu({ order, own, texts: { menu, keys } }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        popoverTarget="feed-menu"
        aria-label={menu}
        className="flex size-11 items-center justify-center rounded-sm text-ink"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 fill-current">
          <path d="M3 8.5h3v3H3zM8.5 8.5h3v3h-3zM14 8.5h3v3h-3z" />
        </svg>
      </button>
      <div popover="auto" id="feed-menu" className="chart-menu">
        <p>{order}</p>
        {own && <a href={routes.preferences}>{keys.settings}</a>}
        {own?.hasKeys && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={(event) => {
              event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
              dialog.current?.showModal();
            }}
            className="w-full px-4 py-2 text-left max-md:hidden noscript:hidden"
          >
            {keys.open}
          </button>
        )}
      </div>
      {own?.hasKeys && <FeedKeys words={keys} dialog={dialog} list={own.list} onSave={own.onSave} />}
    </>
  );
}
