import { useEffect, useEffectEvent, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { LINK } from '@/components/ui/link';
import { routes } from '@/lib/web/routes';
import type { FeedTexts } from './feed-texts';

type Props = {
  words: FeedTexts['keys'];
  dialog: RefObject<HTMLDialogElement | null>;
  list: RefObject<HTMLUListElement | null>;
  onSave: (id: string) => void;
};

const HELP = 'feed-keys';

/** Single keys for the list, and a dialog that explains them. */
export function FeedKeys({ words, dialog, list, onSave }: Props) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const card = cardAt(document.activeElement);
    if (event.key === 'j') focusCard(list.current, card, 1);
    else if (event.key === 'k') focusCard(list.current, card, -1);
    else if (event.key === 's' && card?.dataset.widget) onSave(card.dataset.widget);
    else if (event.key === '/')
      document.querySelector<HTMLElement>('form[role=search] input[name=q]')?.focus();
    else if (event.key === '?') dialog.current?.showModal();
    else return;
    event.preventDefault();
  });

  // An effect, because keys are events of the window.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const keys = [
    ['j', words.next],
    ['k', words.previous],
    ['s', words.save],
    ['/', words.search],
    ['?', words.help],
  ] as const;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={HELP}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] border border-rule bg-surface p-6 text-ink print:hidden"
    >
      <h2 id={HELP} className="text-xl">
        {words.title}
      </h2>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="border border-rule px-2 py-0.5 font-sans">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-sm">
        <a href={`${routes.preferences}#keys`} className={LINK}>
          {words.off}
        </a>
      </p>
      <Button look="quiet" className="mt-5" onClick={() => dialog.current?.close()}>
        {words.close}
      </Button>
    </dialog>
  );
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element && target.closest('input,textarea,select,dialog,[contenteditable]') !== null
  );
}

function cardAt(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-widget]') ?? null;
}

/** Focuses the link of the next card in a direction; without a card the first that is in sight. */
function focusCard(list: HTMLElement | null, card: HTMLElement | null, step: 1 | -1): void {
  const cards = [...(list?.querySelectorAll<HTMLElement>('[data-widget]') ?? [])];
  const next = card
    ? cards[cards.indexOf(card) + step]
    : cards.find((one) => one.getBoundingClientRect().bottom > 0);
  next?.querySelector<HTMLElement>('h2 a')?.focus();
}
