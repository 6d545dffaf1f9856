import { HtmlValidate, Rule, type HtmlElement } from 'html-validate';

/** The document that was read last. */
let document: HtmlElement | null = null;

/** Reports nothing: the validator reads a page as a document anyway, and this keeps it. */
class KeepDocument extends Rule {
  setup(): void {
    this.on('dom:ready', ({ document: tree }) => (document = tree.root));
  }
}

const validator = new HtmlValidate({
  root: true,
  plugins: [{ name: 'documents', rules: { 'keep-document': KeepDocument } }],
  extends: ['html-validate:recommended'],
  rules: {
    'keep-document': 'error',
    // Rules that React's output breaks without being invalid: <br/>, async="", hidden="", charSet.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // React's own ids (_R_) begin with an underscore, which HTML allows; the stricter rule is for our ids
    // only.
    'valid-id': ['error', { relaxed: true }],
    // A report's title contains its whole finding; search engines shorten titles themselves.
    'long-title': 'off',
  },
});

/** A page as a document, and its HTML errors: line, rule, element. */
export function readMarkup(html: string): { document: HtmlElement; problems: string[] } {
  const { results } = validator.validateStringSync(html);
  const problems = results
    .flatMap(({ messages }) => messages)
    .map(
      ({ line, column, ruleId, message, selector }) =>
        `${line}:${column} ${ruleId}: ${message} (${selector})`,
    );
  if (!document) throw new Error(`This is not read as HTML: ${problems.join('; ')}`);
  return { document, problems };
}

/** The HTML errors of a page as sent. */
export const markupProblems = (html: string): string[] => readMarkup(html).problems;
