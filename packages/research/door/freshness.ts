// How old data are, and when newer values are due.
export { dataTo, nextValue } from '../series/age-text';
export { ageAt, ageOf, freshnessOf, knownEnd, nextDue, type Age, type Freshness } from '../series/freshness';
export { dataDate } from '../series/data-date';
