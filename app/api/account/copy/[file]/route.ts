import { HttpError } from '@/lib/platform/http/http-error';
import { db } from '@/lib/records/database';
import { handler } from '@/lib/services/http/handler';
import { privateFile } from '@/lib/services/http/private-file';
import { requireSession } from '@/lib/services/sign-in/current-session';
import { requireProof } from '@/lib/services/sign-in/fresh-code';
import { copyAsCsv, copyAsJson, copyOf } from '@/lib/services/sign-in/copy-of-data';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ file: string }> };

/** Everything that is stored about a person, as `data.json` or `data.csv`, within ten minutes of a code. */
export const GET = handler<Context>(async (request, { params }) => {
  const session = await requireSession(request);
  requireProof(request, session, 'copy');
  const { file } = await params;
  const copy = await copyOf(db(), session.user.email);
  if (file === 'data.json') return privateFile('data.json', copyAsJson(copy));
  if (file === 'data.csv') return privateFile('data.csv', copyAsCsv(copy));
  throw new HttpError(404, 'errors.not-found');
});
