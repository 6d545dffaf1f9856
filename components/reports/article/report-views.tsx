import { classNames } from '@/components/ui/class-names';
import { richText } from '@/components/layout/rich-text';
import { countText } from '@/lib/platform/fill';

/**
 * How often a report has been read, by our own count, as of when the page was rendered: at most an hour ago.
 * components/page-script/views.ts counts this view and fills the number of now in; without views before it,
 * the label is empty until then.
 * @param views null if that is not known
 */
export function ReportViews({ slug, views }: { slug: string; views: number | null }) {
  const isCounted = views !== null && views > 0;
  const number = isCounted ? { value: views, text: countText(views) } : { value: '', text: '' };
  return (
    // Last, and with its space reserved: the line does not wrap again when the number appears.
    <p
      className={classNames(
        'order-last min-h-6 min-w-28 text-sm text-muted',
        !isCounted && 'noscript:hidden',
      )}
    >
      <span hidden={!isCounted} data-views={`/api/views/${slug}`} suppressHydrationWarning>
        {richText('reports.views', {
          count: (
            <data
              value={number.value}
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: number.text }}
            />
          ),
        })}
      </span>
    </p>
  );
}
