/** Whether the words occur in title or description, ignoring case; an empty search matches everything. */
export function mentions(
  { title, description }: { title: string; description: string },
  words: string,
): boolean {
  const wanted = words.trim().toLowerCase();
  return title.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted);
}
