import { ConfirmScreen, type ConfirmPurpose } from '@/components/account/confirm-screen';
import { formProblem } from '@/lib/platform/http/form-page';
import { isEmbedded } from '@/lib/provider';
import { pathHere } from '@/lib/web/translations';
import { personalPage } from '../personal-page';
import { pageSession } from '../page-session';
import { codeSentTo } from '../pending-challenge';
import { SignIn } from '../sign-in';
import type { InLanguage } from '@/app/[lang]/language';

/** A page with one thing that is done with a code. @param path of the page in English */
export const confirmPage = (purpose: ConfirmPurpose, path: string) => (props: InLanguage) =>
  personalPage(props, path, async () => {
    const session = await pageSession();
    if (!session) return <SignIn callbackUrl={pathHere(path)} />;
    const { user } = session;
    const sentTo = await codeSentTo(purpose);
    return (
      <ConfirmScreen
        purpose={purpose}
        path={path}
        user={user}
        isSent={sentTo === user.email}
        problem={formProblem()?.message}
        digits={isEmbedded()}
      />
    );
  });
