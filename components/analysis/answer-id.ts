/** The id of the element with an answer, or with what there is instead, which the page script replaces by the next. */
export const ANSWER = 'answer';

/** The id of its sentence, the headline of the page. */
export const ANSWER_SENTENCE = 'answer-sentence';
