// Newer values of publishers: received, read, proposed.
export { disagreements } from '../updates/cross-check';
export { rowsBy, type ReceivedRow } from '../updates/periods';
export { isAppendOnly, isEmpty, newPoints, propose, revised, type Proposal } from '../updates/proposal';
export { MOST_BYTES, readReceived } from '../updates/read-received';
export {
  fetchProblem,
  fetchedWords,
  lackingContact,
  isOpenToFetching as mayBeAsked,
  mayBeFetched,
  supplyOf,
  type CrossCheck,
  type Supply,
} from '../updates/supply';
export { SupplyProblem } from '../updates/supply-problem';
export { contactAddress } from '../updates/terms';
export { unlikeAny } from '../updates/unlike-any';
export { WEB_PAGE, isWebPage } from '../updates/web-page';
export { followedBy, type FilePoint } from '../series/new-points';
export { livePointsProblems } from '../series/series-file';
export { editionOfFile } from '../answers/edition';
export type { LivePoints } from '../series/library';
