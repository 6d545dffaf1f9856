/** Navigates to a page of this site as a new document, so that no data of this one stays in memory. */
export function replaceDocument(path: string): void {
  window.location.replace(path);
}
