/** A message whose words depend on a count: a text for each plural category of a language, and for `=0`. */
export type PluralTemplate = Readonly<{
  count: string;
  lang: string;
  forms: Readonly<Record<string, string>>;
}>;

/**
 * Fills the values into a template of the message catalogue: `fill('Resend in {seconds} s', { seconds: 9 })`.
 * A value that is missing stays as it is written.
 */
export function fill(
  template: string | PluralTemplate,
  values: Readonly<Record<string, string | number>>,
): string {
  const text = typeof template === 'string' ? template : formOf(template, Number(values[template.count]));
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

function formOf({ lang, forms }: PluralTemplate, count: number): string {
  return forms[`=${count}`] ?? forms[new Intl.PluralRules(lang).select(count)] ?? forms.other ?? '';
}
