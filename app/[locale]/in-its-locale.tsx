import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { renderIn, type Locale, ENGLISH, inLocale } from '@/lib/content/locale';
import { otherLocalesOf } from '@/lib/web/translations';
import { Container } from '@/components/ui/container';
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
    renderIn((await params).locale);
    return layout({ children });
  };

type English<Params> = {
  /** The parameters of all its pages. */
  all: () => readonly Params[];
  /** The path of a page in English. */
  pathOf: (params: Params) => string;
  metadata: (props: Props<Params>) => Metadata | Promise<Metadata>;
  page: (props: Props<Params>) => ReactNode | Promise<ReactNode>;
};

/**
 * The exports of a page in other languages, from those of the English page. It exists where its content is translated; one
 * that is rendered for each request has an `exists.ts` beside it for that.
 */
export function inOtherLanguages<Params>({ all, pathOf, metadata, page }: English<Params>) {
  return {
    generateStaticParams: () =>
      all().flatMap((params) => otherLocalesOf(pathOf(params)).map((locale) => ({ ...params, locale }))),
    generateMetadata: async (props: Localised<Params>) => {
      renderIn((await props.params).locale);
      return metadata(props);
    },
    Page: async (props: Localised<Params>) => {
      const params = await props.params;
      renderIn(params.locale);
      return (
        <>
          <TranslationNote path={pathOf(params)} />
          {await page(props)}
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
            <a
              href={path}
              hrefLang={inLocale(ENGLISH, language).lang}
              className="text-peacock underline underline-offset-3"
            >
              {words}
            </a>
          ),
        })}
      </Container>
    </aside>
  );
}
