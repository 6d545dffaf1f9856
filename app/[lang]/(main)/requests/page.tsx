import type { Metadata } from 'next';
import { DataNotice } from '@/components/layout/data-notice';
import { richText } from '@/components/layout/rich-text';
import { SiteLink } from '@/components/layout/site-link';
import { RequestForm } from '@/components/sections/requests/request-form';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { text } from '@/lib/content/messages';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { languagesOf, renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { TranslationNote } from '@/components/layout/translation-note';

export const dynamicParams = false;

export const generateStaticParams = () => languagesOf(routes.requests);

export async function generateMetadata(props: InLanguage): Promise<Metadata> {
  await renderInLanguage(props);
  return pageMetadata({
    path: routes.requests,
    title: text('requests.title'),
    description: text('requests.description'),
    noindex: true,
  });
}

/** The two forms of requests, for everybody. */
export default async function RequestsPage(props: InLanguage) {
  await renderInLanguage(props, routes.requests);
  return (
    <>
      <Container className="pb-20">
        <PageHeading eyebrow={text('requests.eyebrow')} title={text('requests.title')}>
          <p>{text('requests.lead')}</p>
          <p className="mt-3">
            {richText('requests.own', {
              list: (words) => <SiteLink href={routes.ownRequests}>{words}</SiteLink>,
            })}
          </p>
        </PageHeading>
        <div className="grid max-w-measure gap-12">
          <RequestForm form="rights" />
          <RequestForm form="refund" />
          <DataNotice form="request" />
        </div>
      </Container>
      <TranslationNote path={routes.requests} />
    </>
  );
}
