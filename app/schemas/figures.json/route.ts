import { z } from 'zod';
import { PUBLIC_FILE_HEADERS } from '@/lib/platform/http/public-file';
import { figuresFileSchema } from '@/lib/research/reports/figures-schema';

export const dynamic = 'force-static';

/** The JSON Schema of every figures.json, which name this address. */
export function GET(): Response {
  return new Response(`${JSON.stringify(z.toJSONSchema(figuresFileSchema), null, 1)}\n`, {
    headers: { ...PUBLIC_FILE_HEADERS, 'Content-Type': 'application/schema+json' },
  });
}
