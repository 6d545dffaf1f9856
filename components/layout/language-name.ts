/**
 * The English name of a language beside its own, which not every device can draw: an English page loads no typeface
 * for it. Nothing where both are the same.
 */
export function englishNameOf({ name, lang }: { name: string; lang: string }): string | undefined {
  const englishName = new Intl.DisplayNames('en', { type: 'language' }).of(new Intl.Locale(lang).language);
  return englishName === name ? undefined : englishName;
}
