import { notFound } from 'next/navigation';
import { richText } from '@/components/layout/rich-text';
import { LINK } from '@/components/ui/link';
import { inForceFrom, legalHash, legalVersions, type LegalSlug } from '@/lib/content/legal';
import { text } from '@/lib/content/messages';
import { legalChanges } from '@/lib/texts/publication/legal-changes';
import { formatPeriod } from '@/lib/web/period';
import { LegalChanges } from './legal-changes';
import { LegalArticle } from './legal-text';

/** The page of one version of a legal text, at an address of its own: the text as it was, and what it changed. */
export function LegalVersion({ slug, version }: { slug: LegalSlug; version: string }) {
  const versions = legalVersions(slug);
  const index = versions.findIndex((one) => one.version === version);
  const [current, shown, before] = [versions[0], versions[index], versions[index + 1]];
  if (!shown || !current) notFound();
  return (
    <LegalArticle {...shown} ofVersion>
      <aside
        aria-label={text('legal.of-version.label')}
        className="mb-10 max-w-measure border-l-4 border-peacock bg-surface px-4 py-3 text-sm"
      >
        <p>
          {richText(shown === current ? 'legal.of-version.current' : 'legal.of-version.older', {
            version,
            current: current.version,
            date: formatPeriod(inForceFrom(current)),
            link: (words) => (
              <a href={`/${slug}`} className={LINK}>
                {words}
              </a>
            ),
          })}
        </p>
        <p className="mt-2 wrap-anywhere">{text('legal.of-version.hash', { hash: legalHash(shown) })}</p>
      </aside>
      {before && <LegalChanges since={before.version} sections={legalChanges(before, shown)} />}
    </LegalArticle>
  );
}
