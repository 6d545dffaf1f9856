// The door of the package: nothing outside imports what is behind it.
export { clientAddress } from './serve/client-address';
export { manifestOf, RESPONSES, type BuiltResponse, type Written } from './serve/manifest';
export { existingPages, MOST_LOOKUPS } from './serve/missing-pages';
export { transform } from './serve/transform';
