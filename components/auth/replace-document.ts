/** Leaves for a page of this site as a new document: nothing of this one stays in memory, and that one says what was done. */
export function replaceDocument(path: string): void {
  window.location.replace(path);
}
