import { HANDLER_METHODS, PAGE_METHODS } from '../exchange';
import { refuseMethod } from '../plain-responses';
import type { StepOf } from './step';

/** Pages are read only. */
export const method: StepOf =
  ({ rules }) =>
  ({ path, request, response }) => {
    const methods = rules.isHandler(path) ? HANDLER_METHODS : PAGE_METHODS;
    if (methods.includes(request.method ?? '')) return false;
    refuseMethod(rules.headers(path), methods, response);
    return true;
  };
