/** The id of a heading, in its own script: `Prohibited activities` gives `prohibited-activities`. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The second-level headings of a Markdown text, in order, for a table of contents. */
export function headingsOf(markdown: string): { id: string; text: string }[] {
  return [...markdown.matchAll(/^## (.+)$/gm)].map(([, text = '']) => ({ id: headingId(text), text }));
}
