import { libraryHere } from '@/lib/texts/library-here';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { dataFileNamed } from '@/components/charts/chart-data';
import { readOnce } from '@/lib/content/content-source';
import { isEmbedded } from '@/lib/provider';
import { db } from '@/lib/records/database';
import { isShared } from '@/lib/records/shared-insights';
import { findings } from '@samvit/research';
import { isSignedChart, linkOfChart } from '@/lib/web/signed-chart';
import { handler } from '@/lib/services/http/handler';
import { requireDeclaration, requireSession } from '@/lib/services/sign-in/current-session';
import { dataResponse } from '../../data-response';
import { noSuchChart, svgResponse } from '../../svg-response';

export const dynamic = 'force-dynamic';

/** All charts of insights together take half of it. */
const MAX_BYTES = 4 * 1024 * 1024;

/** A drawing, or the values of one. */
type Drawing = { text: string; headers: Record<string, string> & { ETag: string } };

/** By file name: drawing takes tens of milliseconds, and all readers of a chart get the same. */
const drawings = readOnce(
  () => new LRUCache<string, Drawing>({ maxSize: MAX_BYTES, sizeCalculation: ({ text }) => text.length }),
);

/**
 * The chart of an insight as an image, or its values, for signed-in people of 18 or over or with a signed address: from
 * /api/v1, or of a link to the insight, until that ends; `-card` before the ending selects the small drawing.
 * This is its only gate: the build stores no such image.
 */
export const GET = handler<{ params: Promise<{ id: string }> }>(async (request, { params }) => {
  const { pathname, searchParams } = new URL(request.url);
  const link = linkOfChart(searchParams);
  if (!isSignedChart(pathname, searchParams)) await requireDeclaration(await requireSession(request));
  else if (link !== null && !(await isShared(db(), link))) return noSuchChart();
  const drawing = isEmbedded() ? await drawn((await params).id) : null;
  if (!drawing) return noSuchChart();
  const { text } = drawing;
  // A browser that has stored it would show it after the link has ended.
  const headers = { ...drawing.headers, ...(link !== null && { 'cache-control': 'private, no-store' }) };
  const isKnown = request.headers.get('if-none-match')?.includes(headers.ETag);
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
});

async function drawn(fileName: string): Promise<Drawing | null> {
  const data = dataFileNamed(fileName);
  const name = findings.parseChartName(fileName);
  const shownInsight = findings.insight(libraryHere(), data?.chart ?? name?.id ?? '');
  if (!shownInsight) return null;
  const before = drawings().get(fileName);
  if (before) return before;
  const chart = findings.eventChart(libraryHere(), shownInsight);
  const response = await (data ? dataResponse(data, () => chart) : svgResponse(chart, name?.size ?? 'wide'));
  if (!response.ok) return null;
  const text = await response.text();
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const drawing = {
    text,
    headers: {
      ...Object.fromEntries(response.headers),
      // No shared cache may store it.
      'cache-control': 'private, max-age=3600',
      ETag: `W/"${hash}"`,
    },
  };
  drawings().set(fileName, drawing);
  return drawing;
}
