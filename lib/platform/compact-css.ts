/** Styles without comments, one rule per line, for documents that each carry them. */
export const compactCss = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;?\}/g, '}\n')
    .trim()
    .concat('\n');
