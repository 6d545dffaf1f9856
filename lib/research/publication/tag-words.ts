/** The title of the page and the feeds of a tag, and their description. */
export function tagWords(name: string): { title: string; description: string } {
  return {
    title: `Posts on ${name}`,
    description: `Posts with the tag ${name}, newest first: worked through on real figures, each with its source.`,
  };
}
