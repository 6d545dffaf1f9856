import { Container } from '@/components/ui/container';
import { ENGLISH, inLocale } from '@/lib/content/locale';
import { language } from '@/lib/content/locales';
import { text } from '@/lib/content/messages';
import { richText } from './rich-text';

/** At the top of a translated page: that it is one, and where the English text is, which decides. */
export function TranslationNote({ path }: { path: string }) {
  return (
    <aside aria-label={text('site.translation.label')} className="border-b border-rule bg-surface text-sm">
      <Container className="py-2.5 text-muted">
        {richText('site.translation.note', {
          english: (words) => (
            <a
              href={path}
              hrefLang={inLocale(ENGLISH, language).lang}
              className="text-peacock underline underline-offset-3"
            >
              {words}
            </a>
          ),
        })}
      </Container>
    </aside>
  );
}
