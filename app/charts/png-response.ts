import { renderCardPng, type Card, type CardHeight } from '@/packages/charts/pictures/card';
import { PUBLIC_FILE_HEADERS } from '@/lib/platform/http/public-file';

/** A PNG of a chart with its text, which any site may show. */
export async function pngResponse(card: Card, height: CardHeight): Promise<Response> {
  return new Response(await renderCardPng(card, height), {
    headers: { ...PUBLIC_FILE_HEADERS, 'Content-Type': 'image/png' },
  });
}
