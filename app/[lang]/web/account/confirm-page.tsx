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
    const { email } = session.user;
    const sentTo = await codeSentTo(purpose);
    return (
      <ConfirmScreen
        purpose={purpose}
        email={email}
        isSent={sentTo === email}
        problem={formProblem()?.message}
        digits={isEmbedded()}
      />
    );
  });
