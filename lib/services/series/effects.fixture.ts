import type * as SeriesEffects from './effects';

type Module = typeof SeriesEffects;

const actual = jest.requireActual<Module>('./effects');

export const NO_EFFECTS: SeriesEffects.Effects = {
  mistakes: [],
  reports: new Map(),
  posts: new Map(),
  newInsights: [],
  changedInsights: [],
};

/** In place of ./series-effects: to find out what would change reads all content twice, and is tested beside it. */
export const { needsPerson } = actual;
export const effectsOf = jest.fn<SeriesEffects.Effects, Parameters<Module['effectsOf']>>(() => NO_EFFECTS);
