/** The id of a heading: `Prohibited activities` gives `prohibited-activities`; other scripts keep their letters. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The second-level headings of a Markdown text, in order, for a table of contents. */
export function headingsOf(markdown: string): { id: string; text: string }[] {
  return [...markdown.matchAll(/^## (.+)$/gm)].map(([, text = '']) => ({ id: headingId(text), text }));
}
