export const WINDOW_ANSWER = 'window-answer';
