// The door of the package: nothing outside imports what is behind it. The README says what there is.
export type { Paths, QueueRule, Site } from './site';
export { serve } from './serve/serve';
export { clientAddress } from './serve/client-address';
export { manifestOf, RESPONSES, type BuiltResponse, type Written } from './serve/manifest';
export { existingPages, MOST_LOOKUPS } from './serve/missing-pages';
export { rulesOf } from './serve/rules';
export { transform } from './serve/transform';
