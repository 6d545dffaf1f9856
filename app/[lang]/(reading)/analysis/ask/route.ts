import { readFields as readBody } from '@/lib/platform/http/body';
import { analyses } from '@samvit/research';
import { respondToQuestion } from '@/lib/services/analysis/ask';
import { handler } from '@/lib/services/http/handler';

export const dynamic = 'force-dynamic';

/** Where the form of choices leads, and links with a question. */
export const GET = handler(async (request) =>
  respondToQuestion(analyses.cleanFields(new URL(request.url).searchParams)),
);

/** Where the form of words leads. */
export const POST = handler(async (request) =>
  respondToQuestion(analyses.cleanFields(Object.entries(await readBody(request)))),
);
