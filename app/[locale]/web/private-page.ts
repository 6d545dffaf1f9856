import { notFound } from 'next/navigation';
import { otherLocalesOf } from '@/lib/web/translations';
import { inOtherLanguages, type EnglishPage } from '../in-its-locale';

/**
 * As inOtherLanguages, for a page that is made for each request: no build says in which languages it exists.
 * @param pathOf the path of the page in English
 */
export function privatePage<Params extends object>(
  english: EnglishPage<Params>,
  pathOf: (params: Params) => string,
) {
  const { Page, generateMetadata } = inOtherLanguages<Params>(english, pathOf);
  return {
    generateMetadata,
    Page: async (props: Parameters<typeof Page>[0]) => {
      const params = await props.params;
      if (!otherLocalesOf(pathOf(params)).includes(params.locale)) notFound();
      return Page(props);
    },
  };
}
