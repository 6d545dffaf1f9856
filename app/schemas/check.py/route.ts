import { readText } from '@/lib/content/read';
import { PUBLIC_FILE_HEADERS } from '@/lib/platform/http/public-file';

export const dynamic = 'force-static';

/** The program with which a reader works out a figure again, as `/methodology` shows it. */
export function GET(): Response {
  return new Response(readText('check-one-figure.py'), {
    headers: { ...PUBLIC_FILE_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
