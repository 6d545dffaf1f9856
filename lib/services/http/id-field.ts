/**
 * The id in a field of a form; an empty text, which nothing has as its id, if there is none. PostgreSQL fails
 * for a text with NUL in it instead of finding nothing.
 */
export function idField(fields: Record<string, unknown>, name = 'id'): string {
  const id = fields[name];
  return typeof id === 'string' && /^[\w.-]{1,100}$/.test(id) ? id : '';
}
