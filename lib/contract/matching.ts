/** Whether the words stand in title or description, whatever their case; no words stand everywhere. */
export function mentions(
  { title, description }: { title: string; description: string },
  words: string,
): boolean {
  const wanted = words.trim().toLowerCase();
  return title.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted);
}
