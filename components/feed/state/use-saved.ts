import { useCallback, useState } from 'react';
import type { FeedTexts } from '@/components/feed/feed-texts';
import { showToast } from '@/components/ui/toasts';
import type { Widget } from '@/lib/contract/widget';
import { postJson } from '@/lib/web/post-json';

/** Saves insights from the list. Saving one twice changes nothing. */
export function useSaved(texts: FeedTexts['card']) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());

  // The same function at each render, since cards render again only if their props change.
  const save = useCallback(
    async (id: string) => {
      const answer = await postJson('/api/saved', { kind: 'insight', item: id });
      if (!answer.ok) return showToast('failure', answer.message ?? texts['saving-failed']);
      setIds((before) => new Set([...before, id]));
      showToast('success', texts.saved);
    },
    [texts],
  );

  return {
    isSaved: ({ id, saved }: Widget) => saved === true || ids.has(id),
    save: useCallback((id: string) => void save(id), [save]),
  };
}
