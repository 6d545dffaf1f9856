import { SignInScreen } from '@/components/auth/sign-in-screen';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { isEmbedded } from '@/lib/provider';
import { pageMetadata } from '@/lib/site/metadata';
import { routes } from '@/lib/site/routes';
import { inOtherLanguages } from '../in-its-locale';

/** Sign-in, which leads to the feed; that is in English. */
const { Page, ...exported } = inOtherLanguages({
  all: () => [{}],
  pathOf: () => routes.web,
  metadata: () =>
    pageMetadata({
      path: routes.web,
      title: text('sign-in.page'),
      description: text('sign-in.title', { product: site().product }),
      noindex: true,
    }),
  page: () => <SignInScreen callbackUrl={routes.web} embedded={isEmbedded()} sent={null} problem={null} />,
});

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = exported;
export default Page;
