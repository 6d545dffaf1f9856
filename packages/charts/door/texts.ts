// What a chart says in words.
export { eventLetter } from '../layout/dated-events';
export { describeChart } from '../texts/describe-chart';
export { periodTable, type PeriodTable } from '../texts/period-table';
export { valueColumns, type ValueColumn } from '../texts/value-columns';
export { valueNotes } from '../texts/value-notes';
