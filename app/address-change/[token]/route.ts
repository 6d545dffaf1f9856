import { askToUndo, undoMissing } from '@/components/account/undo-page';
import { isToken } from '@/lib/platform/token';
import { isEmbedded } from '@/lib/provider';
import { readAddressChange } from '@/lib/records/address-changes';
import { db } from '@/lib/records/database';
import { handler, inLocaleOf } from '@/lib/services/http/handler';
import { LOCALE_FIELD } from '@/lib/web/locale-field';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ token: string }> };

/** Where the mail to an earlier address leads, without a session: the page asks, because mail programs open links. */
export const GET = handler<Context>(async (request, { params }) => {
  const { token } = await params;
  const locale = { [LOCALE_FIELD]: new URL(request.url).searchParams.get(LOCALE_FIELD) };
  return inLocaleOf(locale, async () => {
    const change = isEmbedded() && isToken(token) ? await readAddressChange(db(), token) : null;
    return change ? askToUndo(token, change.from) : undoMissing();
  });
});
