import { publishedEntries } from '@/lib/provider/search';

export const dynamic = 'force-static';
/** As the feeds: an upstream's posts may change between builds. */
export const revalidate = 300;

/** What the search in the page finds; loaded when a visitor goes to its field. */
export async function GET(): Promise<Response> {
  return Response.json(await publishedEntries(), { headers: { 'Cache-Control': 'public, max-age=300' } });
}
