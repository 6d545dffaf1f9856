import { Mission } from '@/components/sections/about/mission';
import { Partners } from '@/components/sections/about/partners';
import { People } from '@/components/sections/about/people';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/layout/json-ld';
import { StoreBadges } from '@/components/layout/store-badges';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { SideSection } from '@/components/ui/side-section';
import { text } from '@/lib/content/messages';
import { site, team } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { organizationJsonLd } from '@/lib/web/json-ld';
import { publicPage } from '@/lib/research/publication/public-pages';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';

export const generateMetadata = () => pageMetadata(publicPage(routes.about));

export default function AboutPage() {
  const { leaders, team: builders, partners } = team();
  const { product, stores } = site();
  const { title, path } = publicPage(routes.about);
  return (
    <Container>
      <JsonLd data={organizationJsonLd(site(), siteOrigin())} />
      <PageHeading eyebrow={<Breadcrumbs page={{ name: title, path }} />} title={text('pages.about.heading')}>
        <p>{text('pages.about.lead', { product })}</p>
      </PageHeading>
      <SideSection id="leaders" title={text('pages.about.leaders')}>
        <People people={leaders} />
      </SideSection>
      <SideSection id="team" title={text('pages.about.team')}>
        <People people={builders} />
      </SideSection>
      <SideSection id="mission" title={text('pages.about.mission')}>
        <Mission />
      </SideSection>
      <SideSection id="partners" title={text('pages.about.partners')}>
        <Partners partners={partners} />
      </SideSection>
      <SideSection id="app" title={text('pages.about.app')}>
        <p className="max-w-measure">{text('pages.about.app-text')}</p>
        <StoreBadges stores={stores} className="mt-5" />
      </SideSection>
    </Container>
  );
}
