import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ENGLISH, renderIn, type Locale } from '@/lib/content/locale';
import { locales } from '@/lib/content/locales';
import { localesOf } from '@/lib/web/translations';

/**
 * What Next gives each page, layout and handler of this folder. English addresses do not name it:
 * next.config.mjs adds it.
 */
export type InLanguage<Params = unknown> = { params: Promise<Params & { lang: Locale }> };

/** For generateStaticParams: the languages in which a page exists. @param path of the page in English */
export const languagesOf = (path: string) => localesOf(path).map((lang) => ({ lang }));

/** For generateStaticParams of what has no translation. */
export const englishOnly = () => [{ lang: ENGLISH }];

/**
 * Renders a page, its metadata or a layout in the language of the address. Each of them calls it before it
 * reads content, since React renders them in no certain order.
 * @param path of the page in English; in a language in which it does not exist, the page is then missing
 */
export async function renderInLanguage({ params }: InLanguage, path?: string): Promise<void> {
  const { lang } = await params;
  const known = path === undefined ? locales() : localesOf(path);
  if (!known.includes(lang)) notFound();
  renderIn(lang, cache);
}
