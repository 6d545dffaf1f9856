import { richText } from '@/components/layout/rich-text';

/**
 * How often a report has been read, by our own count. components/page-script/views.ts counts this view and
 * fills the number in; until the response comes, and without JavaScript, it is empty.
 */
export function ReportViews({ slug }: { slug: string }) {
  return (
    // Reserves the space, so that the line does not wrap again when the number appears.
    <p className="min-h-6 min-w-28 text-sm text-muted noscript:hidden">
      <span hidden data-views={`/api/views/${slug}`} suppressHydrationWarning>
        {richText('reports.views', {
          count: <data value="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />,
        })}
      </span>
    </p>
  );
}
