import type { tables } from '@samvit/research';
import { requireSameOrigin } from '@/lib/platform/http/same-origin';
import type { HttpError } from '@/lib/platform/http/http-error';
import { csvOfOwn } from '@/lib/services/analysis/own/csv-of-own';
import { storeInAccount } from '@/lib/services/analysis/own/store-in-account';
import { pastedIn, readBrought, readOwnForm } from '@/lib/services/analysis/own/brought';
import { workOut } from '@/lib/services/analysis/own/work-out';
import { pageResponse, seeOther } from '@/lib/services/http/form-or-json';
import { handler, publicError, publicMessage } from '@/lib/services/http/handler';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/**
 * Takes a reader's own data: a file or cells, then the answers to what they leave open, then choices for an
 * analysis. Each response is a page, and what was sent is in its forms; nothing of it stays here, unless
 * the reader wants it in the account.
 */
export const POST = handler(async (request) => {
  let pasted: { pasted?: string } = {};
  try {
    // Another site must not make a page of ours say what it likes.
    requireSameOrigin(request);
    const form = await readOwnForm(request);
    pasted = pastedIn(form);
    const brought = await readBrought(form);
    if (brought.action === 'csv') return await csvOfOwn(brought);
    const result = workOut(brought);
    if (brought.action !== 'account' || result.state !== 'read') return resultPage(result);
    const notice = await storeInAccount(request, result.carried).catch((error: unknown) =>
      publicMessage(publicError(error, request)),
    );
    // Whether it was stored or not, the answer and the data stay on the page.
    return resultPage({ ...result, notice });
  } catch (error) {
    const problem = publicError(error, request);
    return resultPage({ state: 'refused', sentence: publicMessage(problem), ...pasted }, problem);
  }
});

const resultPage = (result: tables.OwnResult, error?: HttpError) =>
  pageResponse(
    { path: pathHere(routes.analysisOwnResult), result },
    { status: error?.status, headers: { 'Cache-Control': 'private, no-store', ...error?.headers } },
  );

/** For who loads such a page again: what was sent is gone. */
export const GET = handler(() => Promise.resolve(seeOther(pathHere(routes.analysisOwn))));
