import { NotNow } from '../answers-in-turn';
import { isForRouter } from '../exchange';
import { PageUnavailable } from '../page-cache';
import type { StepOf } from './step';

/** An answer of which there is no end: from its memory, or worked out in its turn. */
export const workedOut: StepOf =
  ({ rules, answersInTurn, sendMissing }) =>
  async ({ path, measured, ...arrived }) => {
    const { request, response } = arrived;
    if (!rules.isAnswer(path) || isForRouter(request)) return false;
    const stored = await answersInTurn.get(path, arrived).catch((error: unknown) => {
      throw error instanceof PageUnavailable ? new NotNow(503, 'rendering') : error;
    });
    measured.class = 'rendered';
    if (stored.status === 404) await sendMissing(path, arrived);
    else stored.send(request, response);
    return true;
  };
