// Questions in words: how long they may be, whether one has an answer, and examples of them.
export { LONGEST_QUESTION } from '../answers/fields';
export { examples, type Example } from '../answers/examples';
export { readsAsAnalysis } from '../questions/read-question';
export type { QuestionWords } from '../questions/reading';
