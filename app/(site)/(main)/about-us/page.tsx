import { Mission } from '@/components/sections/about/mission';
import { Partners } from '@/components/sections/about/partners';
import { People } from '@/components/sections/about/people';
import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { JsonLd } from '@/components/site/json-ld';
import { StoreBadges } from '@/components/site/store-badges';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { SideSection } from '@/components/ui/side-section';
import { site, team } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { organizationJsonLd } from '@/lib/site/json-ld';
import { publicPage } from '@/lib/research/publication/public-pages';
import { pageMetadata } from '@/lib/site/metadata';
import { routes } from '@/lib/site/routes';

const page = publicPage(routes.about);

export const metadata = pageMetadata(page);

export default function AboutPage() {
  const { leaders, team: builders, partners } = team();
  const { product, stores } = site();
  return (
    <Container>
      <JsonLd data={organizationJsonLd(site(), siteOrigin())} />
      <PageHeading
        eyebrow={<Breadcrumbs page={{ name: page.title, path: page.path }} />}
        title="Research that shows its working"
      >
        <p>
          {product} helps investors, advisors and brokers organise, visualise and deepen their own research.
          The reading is quick, the sources are named, and the decision stays with you.
        </p>
      </PageHeading>
      <SideSection id="leaders" title="Leaders">
        <People people={leaders} />
      </SideSection>
      <SideSection id="team" title="Team">
        <People people={builders} />
      </SideSection>
      <SideSection id="mission" title="Mission">
        <Mission />
      </SideSection>
      <SideSection id="partners" title="Partners and recognition">
        <Partners partners={partners} />
      </SideSection>
      <SideSection id="app" title="Get the app">
        <p className="max-w-measure">
          The mobile app puts the same research, and the tools that make it, on your phone.
        </p>
        <StoreBadges stores={stores} className="mt-5" />
      </SideSection>
    </Container>
  );
}
