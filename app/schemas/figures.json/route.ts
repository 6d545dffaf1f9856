import { z } from 'zod';
import { PUBLIC_FILE_HEADERS, readableJson } from '@/lib/platform/http/public-file';
import { figuresFileSchema } from '@/lib/texts/reports/figures-schema';

export const dynamic = 'force-static';

/** The JSON Schema of every figures.json, which name this address. */
export function GET(): Response {
  return new Response(readableJson(z.toJSONSchema(figuresFileSchema)), {
    headers: { ...PUBLIC_FILE_HEADERS, 'Content-Type': 'application/schema+json' },
  });
}
