/** The id of a heading, from its words: `Prohibited activities` is `prohibited-activities`. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The second-level headings of a Markdown text, in order: what a table of contents lists. */
export function headingsOf(markdown: string): { id: string; text: string }[] {
  return [...markdown.matchAll(/^## (.+)$/gm)].map(([, text = '']) => ({ id: headingId(text), text }));
}
