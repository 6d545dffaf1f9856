/** The insights that were opened from this document: the server marks them as read, but the list is from before. */
const ids = new Set<string>();

export function noteOpened(id: string): void {
  ids.add(id);
}

export const wasOpened = (id: string): boolean => ids.has(id);

export function forgetOpened(): void {
  ids.clear();
}
