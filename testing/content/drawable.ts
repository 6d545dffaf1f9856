/** A chart in the site's words, for tests of packages/charts, whose code knows nothing of the site. */
export { drawable } from '@/components/charts/drawable';
