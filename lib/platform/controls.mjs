/**
 * Characters, for the inside of a class of a pattern, that a terminal obeys or that turn the direction of
 * reading, so that a text looks different from what it contains: C0 but tab and line ends, DEL, C1, and marks
 * of direction that enclose. Joiners and single marks of direction are none of them: Indian and right-to-left
 * scripts need them.
 */
export const CONTROLS =
  '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069';

/** The same, and a return that ends no line: a terminal writes over the line. */
const OBEYED = new RegExp(`[${CONTROLS}]|\\r(?!\\n)`, 'g');

/**
 * What people and other machines wrote, as an operator may see it: controls are visible, as JSON writes them
 * (`\u009b`). All that is printed, logged or mailed to an operator passes through here.
 * @param {string} text
 */
export const escapeControls = (text) =>
  text.replace(OBEYED, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
