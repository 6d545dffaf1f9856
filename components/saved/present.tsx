import { directionClass } from '@/components/layout/change-class';
import { richText } from '@/components/layout/rich-text';
import { text } from '@/lib/content/messages';
import type { SavedItem } from '@/lib/contract/saved';
import type { ItemNow } from '@/lib/texts/listed-item';
import { langOf } from './language-of';

/** What a saved item says now, compared with what it said when it was saved. */
export function Present({ item, now }: { item: SavedItem; now: ItemNow }) {
  if (now.state === 'gone') return <p className="text-fall">{text('saved.now.gone')}</p>;
  if (now.state === 'refused')
    return (
      <p>
        <span className="text-fall">{text('saved.now.refused')}</span>{' '}
        <span lang={langOf(item)}>{now.sentence}</span>
      </p>
    );
  // Of the same data only the words can be other ones.
  if (now.sentence === item.sentence || now.edition === item.edition)
    return <p className="text-muted">{text(sameText(item, now))}</p>;
  const isOtherFigure = item.figure !== null && now.figure !== null && item.figure !== now.figure;
  return (
    <p>
      <span className="text-muted">
        {isOtherFigure
          ? richText('saved.now.figures', {
              then: item.figure ?? '',
              now: <span className={directionClass(now.direction)}>{now.figure}</span>,
            })
          : text('saved.now.now')}
      </span>{' '}
      <span lang={langOf(item)}>{now.sentence}</span>
    </p>
  );
}

function sameText({ edition, kind }: SavedItem, now: { edition: string }) {
  if (edition === now.edition) return 'saved.now.same';
  return kind === 'report' || kind === 'post' ? 'saved.now.version' : 'saved.now.newer';
}
