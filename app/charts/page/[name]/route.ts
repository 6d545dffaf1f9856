import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { publicPages } from '@/lib/research/publication/public-pages';
import { routes } from '@/lib/site/routes';
import { pngResponse } from '../../png-response';
import { noSuchChart } from '../../svg-response';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Params = { name: string };

export function generateStaticParams(): Params[] {
  return publicPages().map(({ path }) => ({ name: nameOf(path) }));
}

export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const { name } = await params;
  const page = publicPages().find(({ path }) => nameOf(path) === name);
  if (!page) return noSuchChart();
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
