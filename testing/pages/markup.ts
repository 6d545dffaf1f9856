import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
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

/** The HTML errors of a page as sent: line, rule, element. */
export async function markupProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(
      ({ line, column, ruleId, message, selector }) =>
        `${line}:${column} ${ruleId}: ${message} (${selector})`,
    );
}
