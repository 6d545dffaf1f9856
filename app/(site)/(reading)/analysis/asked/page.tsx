import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { Asked } from '@/components/analysis/asked';
import { AskingArea } from '@/components/analysis/asking-area';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { ASKED_COOKIE, readAsked } from '@/lib/services/analysis/asked-cookie';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';

export const metadata: Metadata = pageMetadata({
  path: routes.analysisAsked,
  title: text('analysis-page.asked.title'),
  description: text('analysis-page.description'),
  noindex: true,
});

/** Why there is no answer to what was asked. What that was is in a cookie, so that it is in no address. */
export default async function AskedPage() {
  const fields = readAsked((await cookies()).get(ASKED_COOKIE)?.value);
  return (
    <Container className="pb-20">
      <div className="pt-8 print:hidden">
        <Breadcrumbs
          above={[{ name: text('analysis-page.title'), path: routes.analysis }]}
          page={{ name: text('analysis-page.asked.title'), path: routes.analysisAsked }}
        />
      </div>
      <AskingArea>
        <Asked fields={fields} />
      </AskingArea>
    </Container>
  );
}
