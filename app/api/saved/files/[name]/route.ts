import { HttpError } from '@/lib/platform/http/http-error';
import { db } from '@/lib/records/database';
import { savedItems } from '@/lib/records/saved-items';
import { handler } from '@/lib/services/http/handler';
import { requireOwner } from '@/lib/services/saved/owner';
import { savedCsv, savedJson } from '@/lib/services/saved/saved-files';

export const dynamic = 'force-dynamic';

const FILES = {
  'saved.csv': { type: 'text/csv; charset=utf-8', write: savedCsv },
  'saved.json': { type: 'application/json; charset=utf-8', write: savedJson },
} as const;

/** Everything that a person saved, as a file to take away. */
export const GET = handler<{ params: Promise<{ name: string }> }>(async (request, { params }) => {
  const { id } = await requireOwner(request);
  const { name } = await params;
  const file = Object.entries(FILES).find(([known]) => known === name)?.[1];
  if (!file) throw new HttpError(404, 'errors.not-found');
  return new Response(file.write(await savedItems(db(), id)), {
    headers: {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
});
