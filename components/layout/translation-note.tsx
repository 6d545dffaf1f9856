import { Container } from '@/components/ui/container';
import { LINK } from '@/components/ui/link';
import { currentLocale, ENGLISH, inLocale } from '@/lib/content/locale';
import { language } from '@/lib/content/locales';
import { text } from '@/lib/content/messages';
import { richText } from './rich-text';

/**
 * At the foot of a translated page: that it is one, and where the English text is, which decides. Nothing on
 * the English page.
 * @param path of the page in English
 */
export function TranslationNote({ path }: { path: string }) {
  if (currentLocale() === ENGLISH) return null;
  return (
    <aside aria-label={text('site.translation.label')} className="border-t border-rule text-sm">
      <Container className="py-4 text-muted">
        {richText('site.translation.note', {
          english: (words) => (
            <a href={path} hrefLang={inLocale(ENGLISH, language).lang} className={LINK}>
              {words}
            </a>
          ),
        })}
      </Container>
    </aside>
  );
}
