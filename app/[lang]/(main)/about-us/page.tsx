import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/layout/json-ld';
import { StoreBadges } from '@/components/layout/store-badges';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { text } from '@/lib/content/messages';
import { site, team, type Person, type Team } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { organizationJsonLd } from '@/lib/web/json-ld';
import { publicPage } from '@/lib/texts/publication/public-pages';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { monogram } from '@/components/sections/about/monogram';
import { languagesOf, renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { TranslationNote } from '@/components/layout/translation-note';
import type { Metadata } from 'next';

export const dynamicParams = false;

export const generateStaticParams = () => languagesOf(routes.about);

export async function generateMetadata(props: InLanguage): Promise<Metadata> {
  await renderInLanguage(props);
  return pageMetadata(publicPage(routes.about));
}

export default async function AboutPage(props: InLanguage) {
  await renderInLanguage(props, routes.about);
  const { leaders, team: builders, partners } = team();
  const { product, stores } = site();
  const { title, path } = publicPage(routes.about);
  return (
    <>
      <Container>
        <JsonLd data={organizationJsonLd(site(), siteOrigin())} />
        <PageHeading eyebrow={<Breadcrumbs page={{ name: title, path }} />} title={text('about.heading')}>
          <p>{text('about.lead', { product })}</p>
        </PageHeading>
        <SideSection id="leaders" title={text('about.leaders')}>
          <People people={leaders} />
        </SideSection>
        <SideSection id="team" title={text('about.team')}>
          <People people={builders} />
        </SideSection>
        <SideSection id="mission" title={text('about.mission')}>
          <Mission />
        </SideSection>
        <SideSection id="partners" title={text('about.partners')}>
          <Partners partners={partners} />
        </SideSection>
        <SideSection id="app" title={text('about.app')}>
          <p className="max-w-measure">{text('about.app-text')}</p>
          <StoreBadges stores={stores} className="mt-5" />
        </SideSection>
      </Container>
      <TranslationNote path={path} />
    </>
  );
}

/** A section under a thin rule: the heading in the margin, the text beside it. */
function SideSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-6 border-t border-rule py-12 md:grid-cols-12 md:py-16"
    >
      <h2 id={id} className="text-xl md:col-span-4 lg:col-span-3">
        {title}
      </h2>
      <div className="md:col-span-8 lg:col-span-9">{children}</div>
    </section>
  );
}

function People({ people }: { people: Person[] }) {
  return (
    <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
      {people.map((person) => (
        <li key={person.role} className="flex items-baseline gap-5">
          <span
            aria-hidden="true"
            className="w-19 shrink-0 font-serif text-2xl leading-none whitespace-nowrap text-peacock"
          >
            {monogram(person)}
          </span>
          <div>
            <h3 className="text-lg leading-snug">{person.name ?? person.role}</h3>
            {person.name && <p className="text-sm text-muted">{person.role}</p>}
            <p className="mt-1.5 text-muted">{person.duty}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const VALUES = ['innovation', 'collaboration', 'excellence'];

function Mission() {
  return (
    <>
      <p className="max-w-[34ch] font-serif text-xl leading-snug md:text-2xl">{text('about.mission-lead')}</p>
      <dl className="mt-10 grid gap-8 border-t border-rule pt-8 lg:grid-cols-3">
        {VALUES.map((name) => (
          <div key={name}>
            <dt className="font-serif text-lg">{text(`about.values.${name}`)}</dt>
            <dd className="mt-2 text-muted">{text(`about.values.${name}-text`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Partners({ partners }: Pick<Team, 'partners'>) {
  return (
    <ul className="-mt-5 divided">
      {partners.map(({ kind, note, url }) => (
        <li key={kind}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            className={
              'group grid gap-x-8 gap-y-1 py-5 text-ink no-underline ' +
              'md:grid-cols-[16rem_1fr_auto] md:items-baseline'
            }
          >
            <span className="font-serif text-lg group-hover:text-peacock">{kind}</span>
            <span className="text-muted">{note}</span>
            <span className="text-sm text-peacock">
              {new URL(url).hostname}
              <span aria-hidden="true"> →</span>
              <span className="sr-only"> {text('site.new-tab')}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
