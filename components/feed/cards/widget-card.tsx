import Link, { useLinkStatus } from 'next/link';
import { memo } from 'react';
import { Eyebrow } from '@/components/ui/eyebrow';
import { LINK } from '@/components/ui/link';
import { routes } from '@/lib/web/routes';
import { writtenDate } from '@/lib/platform/written-date';
import type { Widget } from '@/lib/contract/widget';
import { fill } from '@/lib/platform/fill';
import { countViews } from '@/components/feed/state/count-views';
import type { FeedTexts } from '@/components/feed/feed-texts';
import { indiaDate } from '@/components/feed/widget-date';
import { noteOpened, wasOpened } from '@/components/feed/state/opened';
import { CardFrame } from './card-frame';
import { SaveInsight } from './save-insight';

type Props = {
  widget: Widget;
  embedded: boolean;
  texts: FeedTexts['card'];
  saved: boolean;
  onSave: (id: string) => void;
};

/** One insight of the feed. Our own link to their page and count views; an upstream's do neither. */
export const WidgetCard = memo(function WidgetCard({ widget, embedded, texts, saved, onSave }: Props) {
  const { id, title, description, imageUrl, views, trending, reason, analysis, createdAt } = widget;
  const viewed = views !== null && fill(texts.views, { count: views });
  const facts = [reason, viewed].filter(Boolean).join(' · ');
  const day = indiaDate(createdAt);
  return (
    <CardFrame
      ref={embedded ? countViews : undefined}
      data-widget={id}
      className="group"
      picture={<CardPicture src={imageUrl} />}
    >
      <div className="flex items-center gap-3">
        <Eyebrow>{texts.label}</Eyebrow>
        {(widget.read || wasOpened(id)) && <p className="text-xs leading-5 text-muted">{texts.read}</p>}
        {trending && (
          <p className="ml-auto border border-marigold px-1.5 text-xs leading-5 font-medium text-marigold">
            {texts.trending}
          </p>
        )}
      </div>
      <h2
        dir="auto"
        className="mt-2 line-clamp-3 text-base leading-snug wrap-anywhere lg:line-clamp-2 lg:min-h-[2lh]"
      >
        {embedded ? (
          <Link
            href={routes.insight(id)}
            prefetch={false}
            onClick={() => noteOpened(id)}
            className="no-underline group-hover:text-peacock after:absolute after:inset-0"
          >
            <Opening loading={texts.loading}>{title}</Opening>
          </Link>
        ) : (
          title
        )}
      </h2>
      <p dir="auto" className="mt-2 line-clamp-3 min-h-[3lh] text-sm leading-normal text-muted">
        {description}
      </p>
      {embedded && (
        <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          {analysis && (
            <a href={analysis} aria-label={fill(texts['look-at'], { title })} className={`relative ${LINK}`}>
              {texts.look}
            </a>
          )}
          <SaveInsight id={id} title={title} texts={texts} saved={saved} onSave={onSave} />
        </div>
      )}
      <p className="mt-auto flex justify-between gap-3 pt-4 text-xs text-muted tabular">
        {day && <time dateTime={createdAt}>{writtenDate(day, texts.dates)}</time>}
        {facts && <span className="ml-auto text-right">{facts}</span>}
      </p>
    </CardFrame>
  );
});

/** A pressed title fades until its page is loaded, and the card says so. */
function Opening({ children, loading }: { children: string; loading: string }) {
  const { pending } = useLinkStatus();
  return (
    <>
      <span className={pending ? 'opacity-50' : undefined}>{children}</span>
      {pending && (
        <span
          role="status"
          className="absolute top-3 left-2 bg-surface px-3 py-1 font-sans text-sm text-muted"
        >
          {loading}
        </span>
      )}
    </>
  );
}

/**
 * The picture of a card over a placeholder drawing, which stays visible if there is no picture or it does
 * not load. With an empty alt text a browser shows nothing for a failed picture.
 */
function CardPicture({ src }: { src: string | null }) {
  return (
    <>
      <Placeholder />
      {src && (
        // next/image writes inline styles, which our policy forbids.
        // eslint-disable-next-line @next/next/no-img-element
        <img
          src={src}
          alt=""
          width={428}
          height={276}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full object-contain"
        />
      )}
    </>
  );
}

function Placeholder() {
  return (
    <svg
      viewBox="0 0 428 276"
      aria-hidden="true"
      className="absolute inset-0 size-full fill-none stroke-rule"
      strokeWidth="1"
    >
      <path d="M14 60h400M14 122h400M14 184h400" strokeDasharray="2 5" />
      <path d="M14 246h400" strokeWidth="1.5" />
    </svg>
  );
}
