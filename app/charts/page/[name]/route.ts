import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { publicPages, type PublicPage } from '@/lib/texts/publication/public-pages';
import { routes } from '@/lib/web/routes';
import { pngResponse } from '../../png-response';
import { noSuchChart } from '../../svg-response';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Params = { name: string };

/** In English: the pictures of a page's translations, too. */
export const generateStaticParams = (): Params[] => publicPages().map(({ path }) => ({ name: nameOf(path) }));

export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const { name } = await params;
  const page = publicPages().find(({ path }) => nameOf(path) === name);
  return page ? pictureOf(page) : noSuchChart();
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
      check: new URL(siteOrigin()).host + path.replace(/\/$/, ''),
    },
    630,
  );
}

const nameOf = (path: string) => routes.pageShareImage(path).split('/').at(-1) ?? '';
