import { ConfirmScreen, type ConfirmPurpose } from '@/components/account/confirm-screen';
import { isEmbedded } from '@/lib/provider';
import { pathHere } from '@/lib/web/translations';
import { flashProblem } from '../flash-message';
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
    const [sentTo, problem] = await Promise.all([codeSentTo(purpose), flashProblem()]);
    return (
      <ConfirmScreen
        purpose={purpose}
        email={email}
        isSent={sentTo === email}
        problem={problem?.message}
        digits={isEmbedded()}
      />
    );
  });
