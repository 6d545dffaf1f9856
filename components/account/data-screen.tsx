import { richText } from '@/components/layout/rich-text';
import { buttonClass, Button } from '@/components/ui/button';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { routes } from '@/lib/web/routes';
import { PostForm } from '@/components/layout/post-form';
import { AccountPage } from './account-page';
import { CodeForm } from './code-form';
import { PolicyLink } from './policy-link';

type Props = {
  email: string;
  /** What comes next: asking for a code, typing it, or the files. */
  step: 'ask' | 'code' | 'files';
  problem: string | undefined;
  /** Whether a code has digits only. */
  digits: boolean;
};

/** A copy of everything that is stored about a person, after a fresh code. */
export function DataScreen({ email, step, problem, digits }: Props) {
  return (
    <AccountPage title={text('account.data.title')} problem={problem}>
      <p className="mt-6">{text('account.data.what')}</p>
      <p className="mt-3">{text('account.data.not')}</p>
      <p className="mt-3">
        {richText('account.data.more', {
          product: site().product,
          policy: (words) => <PolicyLink>{words}</PolicyLink>,
        })}
      </p>
      {step === 'ask' && (
        <>
          <p className="mt-6">{text('account.data.ask')}</p>
          <PostForm action="/api/account/copy/code" className="mt-4">
            <Button type="submit">{text('account.data.send')}</Button>
          </PostForm>
        </>
      )}
      {step === 'code' && (
        <CodeForm
          action="/api/account/copy"
          again="/api/account/copy/code"
          email={email}
          send={text('account.data.confirm')}
          digits={digits}
        />
      )}
      {step === 'files' && (
        <>
          <p role="status" className="mt-6">
            {text('account.data.ready')}
          </p>
          <p className="mt-4 flex flex-wrap gap-3">
            <a href={routes.accountCopy('json')} download className={buttonClass()}>
              {text('account.data.json')}
            </a>
            <a href={routes.accountCopy('csv')} download className={buttonClass('quiet')}>
              {text('account.data.csv')}
            </a>
          </p>
        </>
      )}
    </AccountPage>
  );
}
