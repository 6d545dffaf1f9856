import { HttpError } from '@/lib/platform/http/http-error';
import { db } from '@/lib/records/database';
import { savedItems } from '@/lib/records/saved-items';
import { handler } from '@/lib/services/http/handler';
import { privateFile } from '@/lib/services/http/private-file';
import { requestOwner } from '@/lib/services/saved/owner';
import { savedCsv, savedJson } from '@/lib/services/saved/saved-files';

export const dynamic = 'force-dynamic';

/** Everything that a person saved, as a file to take away. */
export const GET = handler<{ params: Promise<{ name: string }> }>(async (request, { params }) => {
  const { id } = await requestOwner(request);
  const { name } = await params;
  if (name === 'saved.csv') return privateFile(name, savedCsv(await savedItems(db(), id)));
  if (name === 'saved.json') return privateFile(name, savedJson(await savedItems(db(), id)));
  throw new HttpError(404, 'errors.not-found');
});
