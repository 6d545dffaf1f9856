import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { ownWord } from '@/lib/platform/env';
import { AccountArea, type AccountHolder } from './account-area';
import { OwnCode } from './own-code';

/** What is done at once with the code: by purpose the words of it, and where the code goes. */
const ACTIONS = {
  deletion: { words: 'delete', action: '/api/account/delete' },
  sessions: { words: 'everywhere', action: '/api/account/sessions' },
} as const;

export type ConfirmPurpose = keyof typeof ACTIONS;

type Props = {
  purpose: ConfirmPurpose;
  user: AccountHolder;
  /** Of the page, in English. */
  path: string;
  isSent: boolean;
  problem: string | undefined;
  digits: boolean;
};

/** The deletion of the account, or the end of all sessions: it is done with a code to the present address. */
export function ConfirmScreen({ purpose, user, path, problem, ...code }: Props) {
  const { words, action } = ACTIONS[purpose];
  return (
    <AccountArea user={user} title={text(`account.${words}.title`)} path={path} problem={problem}>
      <div className="max-w-measure">
        <p>
          {purpose === 'deletion'
            ? text('account.delete.goes.text', { product: site().product, own: ownWord() })
            : text('account.everywhere.text')}
        </p>
        <OwnCode {...code} {...{ purpose, action }} email={user.email} send={text(`account.${words}.send`)} />
      </div>
    </AccountArea>
  );
}
