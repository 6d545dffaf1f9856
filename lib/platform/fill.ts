/** A message whose words depend on a count: a text for each plural category of a language, and for `=0`. */
export type PluralTemplate = Readonly<{
  count: string;
  lang: string;
  forms: Readonly<Record<string, string>>;
}>;

/**
 * A whole number with digits grouped as in India, `1,29,082`, in the browser as on the server. Not by `Intl`,
 * whose first formatter delays the first press on a page by more than all the rest of the page script.
 */
export const countText = (count: number): string => String(count).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');

/**
 * Fills the values into a template of the message catalogue: `fill('Resend in {seconds} s', { seconds: 9 })`.
 * A value that is a number is a count; one that is missing stays as it is written.
 */
export function fill(
  template: string | PluralTemplate,
  values: Readonly<Record<string, string | number>>,
): string {
  const text = typeof template === 'string' ? template : formOf(template, Number(values[template.count]));
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return typeof value === 'number' ? countText(value) : value;
  });
}

function formOf({ lang, forms }: PluralTemplate, count: number): string {
  return forms[`=${count}`] ?? forms[new Intl.PluralRules(lang).select(count)] ?? forms.other ?? '';
}

/** A copy of the value in which `fill` has replaced every text; field names, numbers and flags do not change. */
export function fillEach<T>(value: T, fill: (text: string) => string): T {
  const each = (inner: unknown): unknown => {
    if (typeof inner === 'string') return fill(inner);
    if (Array.isArray(inner)) return inner.map(each);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, part]) => [key, each(part)]));
  };
  return each(value) as T; // A text is replaced by a text, so the type does not change.
}
