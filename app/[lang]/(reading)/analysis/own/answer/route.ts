import { requireSameOrigin } from '@/lib/platform/http/same-origin';
import { answerOwn } from '@/lib/services/analysis/own/answer-own';
import { csvOfOwn } from '@/lib/services/analysis/own/csv-of-own';
import { storeInAccount } from '@/lib/services/analysis/own/store-in-account';
import { pastedIn, readBrought, readOwnForm } from '@/lib/services/analysis/own/brought';
import { seeOther } from '@/lib/services/analysis/page-response';
import { workOut } from '@/lib/services/analysis/own/work-out';
import { handler, publicError, publicMessage } from '@/lib/services/http/handler';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/**
 * Takes a reader's own data: a file or cells, then the answers to what they leave open, then choices for an analysis. Each
 * response is a page, and what was sent is in its forms; nothing of it stays here, unless the reader wants it in the account.
 */
export const POST = handler(async (request) => {
  const policy = request.headers.get('content-security-policy');
  let pasted: { pasted?: string } = {};
  try {
    // Another site must not make a page of ours say what it likes.
    requireSameOrigin(request);
    const form = await readOwnForm(request);
    pasted = pastedIn(form);
    const brought = await readBrought(form);
    if (brought.action === 'csv') return await csvOfOwn(brought);
    const shown = workOut(brought);
    if (brought.action !== 'account' || shown.state !== 'read') return await answerOwn(shown, { policy });
    const notice = await storeInAccount(request, shown.carried).catch((error: unknown) =>
      publicMessage(publicError(error, request)),
    );
    // Whether it was stored or not, the answer and the data stay on the page.
    return await answerOwn({ ...shown, notice }, { policy });
  } catch (error) {
    const problem = publicError(error, request);
    const response = await answerOwn(
      { state: 'refused', sentence: publicMessage(problem), ...pasted },
      { policy, status: problem.status },
    );
    for (const [name, value] of Object.entries(problem.headers)) response.headers.set(name, value);
    return response;
  }
});

/** For who loads such a page again: what was sent is gone. */
export const GET = handler(() => Promise.resolve(seeOther(pathHere(routes.analysisOwn))));
