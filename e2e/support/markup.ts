import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML; each is valid and a matter of style: <br/>, async="", hidden="", charSet.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // React's own ids (_R_) begin with an underscore, which HTML allows; only ours should be conservative.
    'valid-id': ['error', { relaxed: true }],
    // A title is as long as its finding; search engines cut what they do not show.
    'long-title': 'off',
  },
});

/** What is wrong with a page as it was sent: line, rule, element; empty when it is valid HTML. */
export async function markupProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(
      ({ line, column, ruleId, message, selector }) =>
        `${line}:${column} ${ruleId}: ${message} (${selector})`,
    );
}
