import { Questions } from '@/components/sections/faq/questions';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/layout/json-ld';
import { richText } from '@/components/layout/rich-text';
import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { faq, site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { faqJsonLd } from '@/lib/web/json-ld';
import { publicPage } from '@/lib/research/publication/public-pages';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';

export const generateMetadata = () => pageMetadata(publicPage(routes.faqs));

export default function FaqPage() {
  const entries = faq();
  const { title, path } = publicPage(routes.faqs);
  const { support } = site().mail;
  return (
    <Container className="grid gap-x-8 gap-y-10 pt-12 md:pt-20 lg:grid-cols-12">
      <JsonLd data={faqJsonLd(entries, siteOrigin())} />
      <header className="lg:sticky lg:top-36 lg:col-span-4 lg:self-start">
        <Breadcrumbs page={{ name: title, path }} />
        <h1 className="mt-3 text-3xl md:text-4xl">{text('faqs.title')}</h1>
        <p className="mt-5 max-w-[40ch] text-muted">
          {richText('faqs.lead', {
            support,
            count: entries.length,
            mail: (words) => (
              <a href={`mailto:${support}`} className="text-peacock underline underline-offset-3">
                {words}
              </a>
            ),
          })}
        </p>
      </header>
      <div className="lg:col-span-8">
        <Questions entries={entries} />
      </div>
    </Container>
  );
}
