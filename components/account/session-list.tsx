import { Button } from '@/components/ui/button';
import { richText } from '@/components/layout/rich-text';
import { text } from '@/lib/content/messages';
import { PostForm } from '@/components/layout/post-form';
import { Moment } from './moment';

export type SessionRow = {
  /** Names the session in the form that ends it. */
  handle: string;
  /** "Firefox on Windows". */
  client: string;
  network: string | null;
  createdAt: number;
  seenAt: number;
  /** Whether it is the one of this page. */
  isThis: boolean;
};

/** Where this person is signed in; each session can be ended. */
export function SessionList({ sessions }: { sessions: readonly SessionRow[] }) {
  return (
    <ul className="border-y border-rule divided">
      {sessions.map(({ handle, client, network, createdAt, seenAt, isThis }) => (
        <li key={handle} className="flex items-start justify-between gap-4 py-4">
          <div className="min-w-0 text-sm text-muted">
            <p className="text-base text-ink">
              {client}
              {isThis && (
                <strong className="ml-2 text-sm font-medium text-peacock">{text('account.list.this')}</strong>
              )}
            </p>
            <p>{network ? text('account.list.network', { network }) : text('account.client.no-network')}</p>
            <p>
              {richText('account.list.used', {
                first: <Moment at={createdAt} />,
                last: <Moment at={seenAt} />,
              })}
            </p>
          </div>
          <PostForm action="/api/account/sessions/end" className="shrink-0">
            <input type="hidden" name="session" value={handle} />
            <Button
              type="submit"
              look="quiet"
              size="compact"
              aria-label={text('account.list.end-one', { client })}
            >
              {text('account.list.end')}
            </Button>
          </PostForm>
        </li>
      ))}
    </ul>
  );
}
