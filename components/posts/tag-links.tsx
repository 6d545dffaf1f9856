import { SiteLink } from '@/components/layout/site-link';
import { LINK } from '@/components/ui/link';
import { englishHere } from '@/lib/content/locales';
import { tagSlug } from '@/lib/contract/blog';
import { routes } from '@/lib/web/routes';

export function TagLinks({ tags, label }: { tags: readonly string[]; label: string }) {
  if (tags.length === 0) return null;
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {tags.map((tag) => (
          <li key={tag}>
            <SiteLink
              href={routes.postTag(encodeURIComponent(tagSlug(tag)))}
              rel="tag"
              className={`inline-block py-1.5 ${LINK} hover:text-ink`}
            >
              <span lang={englishHere()}>{tag}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
