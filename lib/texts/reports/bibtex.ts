type Fields = Record<'author' | 'title' | 'howpublished' | 'year' | 'note' | 'url', string>;

/**
 * An entry of BibTeX, where a per cent sign would begin a comment. An author in braces is one name, and not a
 * first and a last one.
 */
export function bibtex(key: string, { author, title, howpublished, year, note, url }: Fields): string {
  return [
    `@misc{${key},`,
    `  author = {{${author}}},`,
    `  title = {${title.replaceAll('%', '\\%')}},`,
    `  howpublished = {${howpublished}},`,
    `  year = {${year}},`,
    `  note = {${note}},`,
    `  url = {${url}}`,
    `}`,
  ].join('\n');
}
