import { directionClass } from '@/components/layout/change-class';
import { MarkedLink } from '@/components/layout/site-link';
import { langOf, linkOf } from '@/components/saved/language-of';
import { text } from '@/lib/content/messages';
import type { ListedItem } from '@/lib/texts/listed-item';
import { routes } from '@/lib/web/routes';

/** Saved answers that say something else now: the figure of then, and that of today. */
export const ChangedAnswers = ({ changed }: { changed: readonly ListedItem[] }) => (
  <section aria-labelledby="changed-answers">
    <h2 id="changed-answers">{text('feed.today.changed.title')}</h2>
    <ul className="today-lines">
      {changed.map((one) => (
        <ThenAndNow key={one.item.id} {...one} />
      ))}
    </ul>
    <p className="today-note">
      <a href={routes.saved}>{text('feed.today.changed.all')}</a>
    </p>
  </section>
);

function ThenAndNow({ item, href, now }: ListedItem) {
  if (now.state !== 'says') return null;
  const hasFigures = item.figure !== null && now.figure !== null && item.figure !== now.figure;
  return (
    <li>
      <MarkedLink link={linkOf(item, href)}>
        {item.name || <span lang={langOf(item)}>{now.sentence}</span>}
      </MarkedLink>
      {hasFigures && (
        <small>
          <span className="sr-only">{text('feed.today.changed.then')} </span>
          {item.figure}
          <span aria-hidden="true"> → </span>
          <span className="sr-only">, {text('feed.today.changed.now')} </span>
          <span className={directionClass(now.direction)}>{now.figure}</span>
        </small>
      )}
    </li>
  );
}
