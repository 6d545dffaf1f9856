import { redirect } from 'next/navigation';
import { missingDeclaration } from '@/app/web/missing-declaration';
import { orUnavailable } from '@/app/web/or-unavailable';
import { pageSession } from '@/app/web/page-session';
import { SignIn } from '@/app/web/sign-in';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { pageMetadata } from '@/lib/web/metadata';
import { safeCallback } from '@/lib/services/sign-in/callback-url';
import { routes } from '@/lib/web/routes';
import { privatePage } from './private-page';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Sign-in and the declaration, which lead to the feed, in English, or to the page that asked for them. */
const signIn = {
  default: async ({ searchParams }: Props) => {
    const callbackUrl = safeCallback((await searchParams).callbackUrl);
    return orUnavailable(async () => {
      const session = await pageSession();
      if (!session) return <SignIn callbackUrl={callbackUrl} />;
      return (await missingDeclaration(session.user.email, callbackUrl)) ?? redirect(callbackUrl);
    });
  },
  generateMetadata: () =>
    pageMetadata({
      path: routes.web,
      title: text('sign-in.page'),
      description: text('sign-in.title', { product: site().product }),
      noindex: true,
    }),
};
const { Page, generateMetadata } = privatePage(signIn, () => routes.web);

export { generateMetadata };
export default Page;
