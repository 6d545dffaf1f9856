'use client';

import { usePathname } from 'next/navigation';

export type PagesIn = {
  locale: string;
  name: string;
  /** Its English name, where that is another one. */
  englishName?: string | undefined;
  lang: string;
  prefix: string;
  paths: readonly string[];
  below: readonly string[];
};

const isIn = ({ paths, below }: PagesIn, path: string) =>
  paths.includes(path) ||
  below.some((start) => path.startsWith(start) && path.slice(start.length).includes('/'));

/**
 * The page in its other languages; nothing where it has none. A client component, because only these know the address
 * of the page that a layout surrounds; it needs no hydration.
 */
export function LanguageLinks({ languages, label }: { languages: readonly PagesIn[]; label: string }) {
  const address = usePathname();
  // While an English page is rendered, its address begins with its language (next.config.mjs); in a browser it
  // does not.
  const addressLanguage = languages.find(({ locale }) => `${address}/`.startsWith(`/${locale}/`));
  const here = addressLanguage ?? languages.find(({ prefix }) => prefix === '');
  const path = (addressLanguage ? address.slice(`/${addressLanguage.locale}`.length) : address) || '/';
  const otherLanguages = languages.filter((one) => one !== here && isIn(one, path));
  if (otherLanguages.length === 0) return null;
  return (
    <div role="group" aria-label={label}>
      <ul className="flex gap-3 text-sm whitespace-nowrap">
        {otherLanguages.map(({ lang, name, englishName, prefix }) => (
          <li key={lang}>
            <a
              href={prefix && path === '/' ? prefix : prefix + path}
              hrefLang={lang}
              rel="alternate"
              className="py-2 text-ink no-underline hover:text-peacock"
            >
              {englishName && `${englishName} `}
              <span lang={lang}>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
