/** The id of the element with an answer, or with what there is instead, which the page script replaces by the next. */
export const ANSWER = 'answer';
