import type { WidgetPage } from '@/lib/contract/provider';
import type { Widget } from '@/lib/contract/widget';

/** A widget with the fields that the screens use. */
export function widget(id: string, fields: Partial<Widget> = {}): Widget {
  return {
    id,
    title: `Title of ${id}`,
    description: `Description of ${id}`,
    imageUrl: null,
    views: 0,
    trending: false,
    createdAt: '2026-08-21T18:00:00+05:30',
    ...fields,
  };
}

export function pageOf(ids: readonly string[], cursor: string | null = 'c1'): WidgetPage {
  return { items: ids.map((id) => widget(id)), cursor };
}
