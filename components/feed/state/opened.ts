/** The insights that were opened from this document: the server marks them as read, but the list is from before. */
const opened = new Set<string>();

export function noteOpened(id: string): void {
  opened.add(id);
}

export const wasOpened = (id: string): boolean => opened.has(id);

export function forgetOpened(): void {
  opened.clear();
}
