// Insights that are found in the series, and what they are about.
export { checkInsights, insight, insights, reachOfFeed } from '../insights';
export { eventChart } from '../insights/event-chart';
export { titleOf, type PublishedInsight } from '../insights/standing';
export {
  assetClassOf,
  assetClassSchema,
  groupOf,
  seriesOfGroup,
  subjectOf,
  subjects,
  type AssetClass,
} from '../insights/subject';
export { subjectsOfFeed, type FeedSubject } from '../insights/subjects-of-feed';
export { chartPath, parseChartName } from '../insights/chart-path';
export { analysesOfInsights } from '../answers/offers';
export { seriesFileTitles } from '../series/series-file';
