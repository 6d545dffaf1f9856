import Link, { useLinkStatus } from 'next/link';
import { memo } from 'react';
import { Eyebrow } from '@/components/ui/eyebrow';
import { routes } from '@/lib/site/routes';
import type { Widget } from '@/lib/contract/widget';
import { CardFrame } from './card-frame';
import { CardPicture } from './card-picture';
import { countViews } from '@/components/feed/state/count-views';
import { indiaDate } from '@/components/feed/widget-date';
import { countText } from '@/lib/platform/fill';
import { writtenDate, type DateWords } from '@/lib/site/written-date';

type Props = { widget: Widget; ours: boolean; dates: DateWords };

/** One insight of the feed. Our own link to their page and count views; an upstream's do neither. */
export const WidgetCard = memo(function WidgetCard({ widget, ours, dates }: Props) {
  const { id, title, description, imageUrl, views, trending, reason, createdAt } = widget;
  const facts = [reason, views !== null && viewsText(views)].filter(Boolean).join(' · ');
  const day = indiaDate(createdAt);
  return (
    <CardFrame
      ref={ours ? countViews : undefined}
      data-widget={id}
      className="group"
      picture={<CardPicture src={imageUrl} />}
    >
      <div className="flex items-center justify-between gap-3">
        <Eyebrow>Investment Insight</Eyebrow>
        {trending && (
          <p className="border border-marigold px-1.5 text-xs leading-5 font-medium text-marigold">
            Trending
          </p>
        )}
      </div>
      <h2 dir="auto" className="mt-2 line-clamp-3 text-lg leading-snug wrap-anywhere">
        {ours ? (
          <Link
            href={routes.insight(id)}
            prefetch={false}
            className="no-underline group-hover:text-peacock after:absolute after:inset-0"
          >
            <Opening>{title}</Opening>
          </Link>
        ) : (
          title
        )}
      </h2>
      <p dir="auto" className="mt-2 line-clamp-3 text-sm leading-normal text-muted">
        {description}
      </p>
      <p className="mt-auto flex justify-between gap-3 pt-4 text-xs text-muted tabular-nums">
        {day && <time dateTime={createdAt}>{writtenDate(day, dates)}</time>}
        {facts && <span className="ml-auto text-right">{facts}</span>}
      </p>
    </CardFrame>
  );
});

function viewsText(views: number): string {
  return views === 1 ? '1 view' : `${countText(views)} views`;
}

/** A pressed title fades until its page is loaded, and the card says so. */
function Opening({ children }: { children: string }) {
  const { pending } = useLinkStatus();
  return (
    <>
      <span className={pending ? 'opacity-50' : undefined}>{children}</span>
      {pending && (
        <span
          role="status"
          className="absolute top-3 left-2 bg-surface px-3 py-1 font-sans text-sm text-muted"
        >
          Loading...
        </span>
      )}
    </>
  );
}
