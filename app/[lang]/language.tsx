import type { Metadata } from 'next';
import { cache, type ReactNode } from 'react';
import { renderIn, type Locale, ENGLISH, inLocale } from '@/lib/content/locale';
import { otherLocalesOf } from '@/lib/web/translations';
import { Container } from '@/components/ui/container';
import { LINK } from '@/components/ui/link';
import { language } from '@/lib/content/locales';
import { text } from '@/lib/content/messages';
import { richText } from '@/components/layout/rich-text';

type Props<Params> = {
  params: Promise<Params>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};
type Localised<Params> = Props<Params & { locale: Locale }>;

type LayoutProps = { children: ReactNode };

/**
 * A layout in the language of the address. Each layout below app/[locale] has to be one: React renders it without waiting
 * for that above it.
 */
export const layoutInItsLocale =
  (layout: (props: LayoutProps) => ReactNode) =>
  async ({ children, params }: LayoutProps & { params: Promise<{ locale: string }> }) => {
    renderIn((await params).locale, cache);
    return layout({ children });
  };

/** What the module of a page in English exports. */
export type EnglishPage<Params> = {
  default: (props: Props<Params>) => ReactNode | Promise<ReactNode>;
  generateMetadata: (props: Props<Params>) => Metadata | Promise<Metadata>;
  generateStaticParams?: () => readonly Params[];
};

/**
 * The exports of a page in other languages, from those of the English page. It exists where its content is translated; for those
 * that are rendered for each request lib/texts/publication/closed-paths.ts lists where.
 * @param pathOf the path of the page in English
 */
export function inOtherLanguages<Params extends object>(
  english: EnglishPage<Params>,
  pathOf: (params: Params) => string,
) {
  return {
    generateStaticParams: () =>
      (english.generateStaticParams?.() ?? [{} as Params]).flatMap((params) =>
        otherLocalesOf(pathOf(params)).map((locale) => ({ ...params, locale })),
      ),
    generateMetadata: async (props: Localised<Params>) => {
      renderIn((await props.params).locale, cache);
      return english.generateMetadata(props);
    },
    Page: async (props: Localised<Params>) => {
      const params = await props.params;
      renderIn(params.locale, cache);
      return (
        <>
          <TranslationNote path={pathOf(params)} />
          {await english.default(props)}
        </>
      );
    },
  };
}

/** At the top of a translated page: that it is one, and where the English text is, which decides. */
function TranslationNote({ path }: { path: string }) {
  return (
    <aside aria-label={text('site.translation.label')} className="border-b border-rule bg-surface text-sm">
      <Container className="py-2.5 text-muted">
        {richText('site.translation.note', {
          english: (words) => (
            <a href={path} hrefLang={inLocale(ENGLISH, language).lang} className={LINK}>
              {words}
            </a>
          ),
        })}
      </Container>
    </aside>
  );
}
