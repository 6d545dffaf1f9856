export const WINDOW_ANSWER = 'window-answer';

/** The id of the form, within what opens. */
export const WINDOW = 'window';
