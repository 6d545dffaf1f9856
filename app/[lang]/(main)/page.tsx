import '@/components/sections/landing/landing.css';
import { Claims } from '@/components/sections/landing/claims';
import { Contact } from '@/components/sections/landing/contact';
import { FeaturedResearch } from '@/components/sections/landing/featured-research';
import { Features } from '@/components/sections/landing/features';
import { GetStartedSection } from '@/components/sections/landing/get-started';
import { Hero } from '@/components/sections/landing/hero';
import { Vision } from '@/components/sections/landing/vision';
import { Container } from '@/components/ui/container';
import { JsonLd } from '@/components/layout/json-ld';
import { publicPage } from '@/lib/texts/publication/public-pages';
import { landing } from '@/lib/texts/landing';
import { featuredReports } from '@/lib/texts/reports/read-report';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { organizationJsonLd, websiteJsonLd } from '@/lib/web/json-ld';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { languagesOf, renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { TranslationNote } from '@/components/layout/translation-note';
import type { Metadata } from 'next';

export const dynamicParams = false;

export const generateStaticParams = () => languagesOf(routes.home);

export async function generateMetadata(props: InLanguage): Promise<Metadata> {
  await renderInLanguage(props);
  return pageMetadata({ ...publicPage(routes.home), feeds: ['posts', 'reports'] });
}

export default async function LandingPage(props: InLanguage) {
  await renderInLanguage(props, routes.home);
  const words = landing();
  const { stores, mail } = site();
  return (
    <>
      <JsonLd data={organizationJsonLd(site(), siteOrigin())} />
      <JsonLd data={websiteJsonLd(site(), siteOrigin())} />
      <Hero words={words} site={site()} />
      <FeaturedResearch words={words.research} reports={featuredReports()} />
      <Features words={words} />
      <Vision words={words.vision} />
      <GetStartedSection words={words.getStarted} stores={stores} />
      <Contact words={words.contact} mail={mail.support} />
      <Container>
        <p className="border-t border-rule pt-4 text-sm text-muted">{words.footnote}</p>
        <Claims />
      </Container>
      <TranslationNote path={routes.home} />
    </>
  );
}
