import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { PUBLIC_FILE_HEADERS, readableJson } from '@/lib/platform/http/public-file';
import { FILE_KINDS, openSeries, seriesCsv, seriesJson } from '@/lib/texts/publication/data-series';
import { routes } from '@/lib/web/routes';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Params = { name: string[] };

const files = () =>
  openSeries().flatMap((series) =>
    FILE_KINDS.map((kind) => ({ series, kind, name: `${series.id}.${kind}` })),
  );

export function generateStaticParams(): Params[] {
  return files().map(({ name }) => ({ name: name.split('/') }));
}

/** A series as a file, which any site may fetch; withheld series have none. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const name = (await params).name.join('/');
  const file = files().find((one) => one.name === name);
  if (!file) return new Response(text('publication.missing.series'), { status: 404 });
  const { series, kind } = file;
  const body =
    kind === 'csv'
      ? seriesCsv(series)
      : readableJson(seriesJson(series, { product: site().product, origin: siteOrigin() }));
  return new Response(body, {
    headers: {
      ...PUBLIC_FILE_HEADERS,
      'Content-Type': kind === 'csv' ? 'text/csv; charset=utf-8; header=present' : 'application/json',
      'Content-Disposition': `attachment; filename="${name.replace('/', '-')}"`,
      Link: `<${routes.dataPackage}>; rel="describedby"; type="application/json"`,
    },
  });
}
