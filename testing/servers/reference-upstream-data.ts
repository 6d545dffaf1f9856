import { WIDGET_PAGE_SIZE } from '@/lib/contract/widget';

/** What the reference upstream publishes: the fields of the specification, some of them missing. */

const day = (index: number) => new Date(Date.UTC(2026, 9, 20 - index, 4, 30)).toISOString();

/** A slug with marks that an address needs percent-encoded. */
export const MARKED_SLUG = "upstream's post 3: 100% a+b & c.";

/** Two pages of posts, newest first. The second has an id only, the third hardly anything but its slug. */
export const POSTS = Array.from({ length: 13 }, (_, index) => ({
  id: 900 - index,
  title: `Upstream post ${index + 1}`,
  title_as_url: `upstream-post-${index + 1}`,
  description: `What the upstream says in post ${index + 1}`,
  content: [
    { thumbnail_url: '/icon.svg', web_url: '/icon.svg', paragraph: `First paragraph of post ${index + 1}.` },
    { paragraph: 'A second paragraph, with **no** picture.' },
  ] as unknown[] | null,
  meta_data: index === 0 ? { title: 'A title for search engines', description: 'And its description' } : null,
  created_by_name: index % 2 ? null : 'Meera of the upstream',
  created_at: day(index) as string | null,
}));
Object.assign(POSTS[1] ?? {}, { title_as_url: null });
Object.assign(POSTS[2] ?? {}, {
  title_as_url: MARKED_SLUG,
  description: null,
  content: null,
  created_at: null,
});

/** The names that the description, the count and the badge may have. */
const VARIANTS = [
  { summary: 'The summary of a widget', views: 0, is_trending: true },
  { description: 'The description of a widget', view_count: 12, trending: true },
  { content: 'The content of a widget', engagement_count: '345' },
  { image_url: '/icon.svg' },
];

const widget = (index: number) => ({
  id: index % 2 ? index : `w-${index}`,
  title: `Upstream insight ${String(index).padStart(2, '0')}`,
  created_at: day(index),
  ...VARIANTS[index % VARIANTS.length],
});

const pages = (count: number) =>
  Array.from({ length: count * WIDGET_PAGE_SIZE - 4 }, (_, i) => widget(i + 1));

/** More than two screens, so that scrolling loads pages for long. */
export const WIDGETS = pages(6);
export const TRENDING = pages(2);

/** As pages are while a new widget comes in: the last one of the first page begins the second. */
export const WIDGETS_REPEATING = WIDGETS.toSpliced(WIDGET_PAGE_SIZE, 0, widget(WIDGET_PAGE_SIZE));
