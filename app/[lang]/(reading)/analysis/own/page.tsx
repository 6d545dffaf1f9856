import { notFound } from 'next/navigation';
import { AskingArea } from '@/components/analysis/asking-area';
import { OwnPage } from '@/components/analysis/own/own-page';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { text } from '@/lib/content/messages';
import { askingIsOn } from '@/lib/platform/env';
import { publicPage } from '@/lib/texts/publication/public-pages';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { languagesOf, renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { TranslationNote } from '@/components/layout/translation-note';
import type { Metadata } from 'next';

export const dynamicParams = false;

export const generateStaticParams = () => languagesOf(routes.analysisOwn);

export async function generateMetadata(props: InLanguage): Promise<Metadata> {
  await renderInLanguage(props);
  return askingIsOn() ? pageMetadata(publicPage(routes.analysisOwn)) : notFound();
}

/** Where a reader brings own data. The same for everybody: what somebody stored is listed in the account. */
export default async function OwnDataPage(props: InLanguage) {
  await renderInLanguage(props, routes.analysisOwn);
  if (!askingIsOn()) notFound();
  const page = publicPage(routes.analysisOwn);
  return (
    <>
      <Container className="pb-20">
        <PageHeading
          eyebrow={
            <Breadcrumbs
              above={[{ name: text('analysis-page.title'), path: routes.analysis }]}
              page={{ name: page.title, path: page.path }}
            />
          }
          title={text('own-data.page.heading')}
        >
          <p>{text('own-data.page.lead')}</p>
        </PageHeading>
        <AskingArea>
          <OwnPage />
        </AskingArea>
      </Container>
      <TranslationNote path={routes.analysisOwn} />
    </>
  );
}
