import { dynamicResponse } from '../dynamic-response';
import type { StepOf } from './step';

/** All else Next renders for this visitor, when its turn in the queue comes. */
export const byNext: StepOf = (parts) => {
  const { rules, answersInTurn, refusal } = parts;
  const answer = dynamicResponse({
    ...parts,
    refuse: ({ path, ...arrived }, part) => refusal(503, part, path, arrived),
  });

  return async ({ path, search, measured, ...arrived }) => {
    if (measured.class === 'page') measured.class = 'rendered';
    if (rules.isCounted(path)) await answersInTurn.take(arrived.client);
    if (rules.isUpload(path)) await answersInTurn.takeUpload(arrived.client);
    arrived.request.url = encodeURI(path) + search;
    await answer({ path, ...arrived });
    return true;
  };
};
