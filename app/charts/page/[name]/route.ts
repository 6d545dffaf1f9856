import { inLocale, type Locale } from '@/lib/content/locale';
import { locales } from '@/lib/content/locales';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { publicPages, type PublicPage } from '@/lib/texts/publication/public-pages';
import { routes } from '@/lib/web/routes';
import { localesOf, pathHere, pathIn } from '@/lib/web/translations';
import { pngResponse } from '../../png-response';
import { noSuchChart } from '../../svg-response';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Params = { name: string };

export function generateStaticParams(): Params[] {
  return locales().flatMap((locale) => pagesIn(locale).map(({ path }) => ({ name: nameOf(locale, path) })));
}

/** The pages with a picture in a language: those that exist in it. */
const pagesIn = (locale: Locale) =>
  inLocale(locale, publicPages).filter(({ path }) => localesOf(path).includes(locale));

export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const { name } = await params;
  for (const locale of locales()) {
    const page = pagesIn(locale).find(({ path }) => nameOf(locale, path) === name);
    if (page) return inLocale(locale, () => pictureOf(page));
  }
  return noSuchChart();
}

function pictureOf(page: PublicPage): Promise<Response> {
  const { path, title, description } = page;
  const chart = page.chart?.();
  return pngResponse(
    {
      chart,
      kicker: site().product,
      title: chart ? `${title}: ${chart.spec.title}` : title,
      words: description,
      check: new URL(siteOrigin()).host + pathHere(path).replace(/\/$/, ''),
    },
    630,
  );
}

const nameOf = (locale: Locale, path: string) =>
  routes.pageShareImage(pathIn(locale, path)).split('/').at(-1) ?? '';
