/**
 * Fills the values into a template of the message catalogue: `fill('Resend in {seconds} s', { seconds: 9 })`.
 * A value that is missing stays as it is written.
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
