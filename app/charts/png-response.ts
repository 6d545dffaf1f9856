import { renderCardPng, type Card, type CardHeight } from '@/components/charts/documents/render-card';

/** A PNG of a chart with its text, which any site may show. */
export async function pngResponse(card: Card, height: CardHeight): Promise<Response> {
  return new Response(await renderCardPng(card, height), {
    headers: {
      'Content-Type': 'image/png',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
