import { DataNotice } from '@/components/layout/data-notice';
import { ContactForm } from '@/components/sections/contact/contact-form';
import { contactWords } from '@/components/sections/contact/contact-words';
import { Container } from '@/components/ui/container';
import { LINK } from '@/components/ui/link';
import { SiteLink } from '@/components/layout/site-link';
import type { Landing } from '@/lib/texts/landing';
import { routes } from '@/lib/web/routes';
import { SectionHeading } from './section-heading';

export function Contact({ words, mail }: { words: Landing['contact']; mail: string }) {
  return (
    <section id="contact" aria-labelledby="contact-title" className="border-t border-rule">
      <Container className="grid gap-x-8 gap-y-6 py-5 md:py-9 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionHeading id="contact-title" title={words.title} lead={words.text} />
          <ul className="mt-3 grid gap-2">
            <li>
              <a className={LINK} href={`mailto:${mail}`}>
                {mail}
              </a>
            </li>
            <li>
              <SiteLink className={LINK} href={routes.faqs}>
                {words.faqs}
              </SiteLink>
            </li>
          </ul>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <ContactForm words={contactWords()}>
            <DataNotice form="contact" />
          </ContactForm>
        </div>
      </Container>
    </section>
  );
}
