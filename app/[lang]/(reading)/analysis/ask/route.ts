import { readFields as readBody } from '@/lib/platform/http/body';
import { analyses } from '@samvit/research';
import { answerForm } from '@/lib/services/analysis/ask';
import { handler } from '@/lib/services/http/handler';

export const dynamic = 'force-dynamic';

/** Where the form of choices leads, and links with a question. */
export const GET = handler((request) =>
  answerForm(analyses.cleanFields(new URL(request.url).searchParams), policyOf(request)),
);

/** Where the form of words leads. */
export const POST = handler(async (request) =>
  answerForm(analyses.cleanFields(Object.entries(await readBody(request))), policyOf(request)),
);

const policyOf = ({ headers }: Request) => headers.get('content-security-policy');
