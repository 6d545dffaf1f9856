import { notFound, redirect } from 'next/navigation';
import { pageSession } from '@/app/web/page-session';
import { SignIn } from '@/app/web/sign-in';
import { text } from '@/lib/content/messages';
import { safeCallback } from '@/lib/services/sign-in/callback-url';
import { site } from '@/lib/content/organisation';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { otherLocalesOf } from '@/lib/web/translations';
import { inOtherLanguages } from '../in-its-locale';

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Sign-in, which leads to the feed; that is in English. Rendered for each visitor who has asked for a code. */
const signIn = {
  default: async ({ params, searchParams }: Props) => {
    const [{ locale }, { callbackUrl }] = await Promise.all([params, searchParams]);
    if (!otherLocalesOf(routes.web).some((one) => one === locale)) notFound();
    if (await pageSession()) redirect(routes.web);
    return <SignIn callbackUrl={safeCallback(callbackUrl)} />;
  },
  generateMetadata: () =>
    pageMetadata({
      path: routes.web,
      title: text('sign-in.page'),
      description: text('sign-in.title', { product: site().product }),
      noindex: true,
    }),
};
const { Page, generateMetadata } = inOtherLanguages(signIn, () => routes.web);

export { generateMetadata };
export default Page;
