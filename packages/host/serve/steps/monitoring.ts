import type { StepOf } from './step';

/** What monitoring asks, this server answers itself. */
export const monitoring: StepOf =
  ({ monitoring: answers }) =>
  async ({ path, request, response, measured }) => {
    const answer = answers.get(path);
    if (!answer) return false;
    measured.class = 'monitoring';
    await answer(request, response);
    return true;
  };
