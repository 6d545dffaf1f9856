// Questions in words, and what is typed into the fields of the form: how long they may be, what they ask for,
// and examples of them.
export { LONGEST_QUESTION } from '../answers/fields';
export { examples, type Example } from '../answers/examples';
export { readsAsAnalysis } from '../questions/read-question';
export type { QuestionWords } from '../questions/reading';
export { readChoices, type ChoicesReading, type FieldProblem } from '../questions/read-choices';
export { commonSeries, fieldText } from '../questions/series-by-name';
