/** The id of what is said of a window. */
export const WINDOW_ANSWER = 'window-answer';
