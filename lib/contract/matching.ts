/** Whether the words occur in title or description, ignoring case; an empty search matches everything. */
export function mentions(
  { title, description }: { title: string; description: string },
  words: string,
): boolean {
  const phrase = words.trim().toLowerCase();
  return title.toLowerCase().includes(phrase) || description.toLowerCase().includes(phrase);
}
