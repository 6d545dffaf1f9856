import type { pictures } from '@samvit/charts';
import { cardPng, type ShareCard } from '@/components/charts/chart-files';
import { PUBLIC_FILE_HEADERS } from '@/lib/platform/http/public-file';

/** A PNG of a chart with its text, which any site may show. */
export async function pngResponse(card: ShareCard, height: pictures.CardHeight): Promise<Response> {
  return new Response(await cardPng(card, height), {
    headers: { ...PUBLIC_FILE_HEADERS, 'Content-Type': 'image/png' },
  });
}
