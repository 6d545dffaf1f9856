import { analyses } from '@samvit/research';
import { respondToQuestion } from '@/lib/services/analysis/ask';
import { formOrJson, outcomeResponse } from '@/lib/services/http/form-or-json';
import { handler } from '@/lib/services/http/handler';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/** Where the form of choices leads, and links with a question. */
export const GET = handler(async (request) =>
  outcomeResponse(respondToQuestion(analyses.cleanFields(new URL(request.url).searchParams))),
);

/** Where the form of words leads. */
export const POST = formOrJson(
  async (_request, fields) => respondToQuestion(analyses.cleanFields(Object.entries(fields))),
  () => pathHere(routes.analysisReading),
);
