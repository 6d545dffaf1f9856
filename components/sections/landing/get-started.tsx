import { StoreBadges } from '@/components/layout/store-badges';
import { Container } from '@/components/ui/container';
import { LINK } from '@/components/ui/link';
import { SiteLink } from '@/components/layout/site-link';
import type { Landing } from '@/lib/texts/landing';
import type { SiteDetails } from '@/lib/content/organisation';
import { routes } from '@/lib/web/routes';
import { SectionHeading } from './section-heading';

export function GetStartedSection({
  words,
  stores,
}: {
  words: Landing['getStarted'];
  stores: SiteDetails['stores'];
}) {
  return (
    <section id="get-started" aria-labelledby="get-started-title" className="border-t border-rule bg-surface">
      <Container className="grid gap-x-8 gap-y-5 py-5 md:py-9 lg:grid-cols-12">
        <SectionHeading
          id="get-started-title"
          title={words.title}
          lead={words.text}
          className="lg:col-span-7"
        />
        <div className="lg:col-span-5 lg:self-end">
          <StoreBadges stores={stores} size="small" />
          <p className="mt-3">
            <SiteLink className={LINK} href={routes.web}>
              {words.web}
            </SiteLink>
          </p>
          <p className="mt-1 text-sm text-muted">{words.age}</p>
        </div>
      </Container>
    </section>
  );
}
