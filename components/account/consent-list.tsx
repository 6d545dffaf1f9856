import { SiteLink } from '@/components/layout/site-link';
import { TEXT_LINK } from '@/components/auth/text-link';
import { richText } from '@/components/layout/rich-text';
import { Button } from '@/components/ui/button';
import { text } from '@/lib/content/messages';
import { ownWord } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import { PostForm } from '@/components/layout/post-form';
import { Moment } from './moment';

export type ReceiptRow = {
  kind: 'age' | 'terms' | 'privacy';
  version: string | null;
  sha256: string | null;
  givenAt: number;
  withdrawnAt: number | null;
  /** Of the version of the text; null for the declaration of age. */
  address: string | null;
  /** The version in force, if it is another one. */
  newer: { slug: string; version: string } | null;
};

/** What a person has declared and agreed to, with a receipt for each, and how to withdraw it. */
export function ConsentList({ receipts, declared }: { receipts: readonly ReceiptRow[]; declared: boolean }) {
  return (
    <>
      {receipts.length === 0 ? (
        <p>{text('account.consents.none')}</p>
      ) : (
        <ul className="border-y border-rule divided">
          {receipts.map((receipt) => (
            <li key={`${receipt.kind} ${receipt.givenAt}`} className="py-4 text-sm text-muted">
              <p className="text-base text-ink">
                <Consented receipt={receipt} />
              </p>
              <p>{richText('account.consents.given', { moment: <Moment at={receipt.givenAt} /> })}</p>
              {receipt.withdrawnAt !== null && (
                <p>
                  {richText('account.consents.withdrawn', { moment: <Moment at={receipt.withdrawnAt} /> })}
                </p>
              )}
              <Newer receipt={receipt} />
              <details>
                <summary className="w-fit cursor-pointer py-1">{text('account.consents.details')}</summary>
                <p className="wrap-anywhere">
                  {receipt.sha256 === null
                    ? text('account.consents.no-hash')
                    : text('account.consents.hash', { hash: receipt.sha256 })}
                </p>
              </details>
            </li>
          ))}
        </ul>
      )}
      {receipts.length > 0 && (
        <p className="mt-4 text-sm">
          <a href={routes.accountReceipts} download className={TEXT_LINK}>
            {text('account.consents.file')}
          </a>
        </p>
      )}
      {declared && (
        <>
          <p className="mt-5">{text('account.consents.withdraw-text', { own: ownWord() })}</p>
          <PostForm action="/api/account/consent" className="mt-4">
            <Button type="submit" look="quiet">
              {text('account.consents.withdraw')}
            </Button>
          </PostForm>
        </>
      )}
    </>
  );
}

function Consented({ receipt }: { receipt: ReceiptRow }) {
  const { kind, version, address } = receipt;
  if (address === null || version === null) return text('account.consents.age');
  return richText(`account.consents.${kind === 'terms' ? 'terms' : 'privacy'}`, {
    version,
    link: (words) => (
      <SiteLink href={address} className={TEXT_LINK}>
        {words}
      </SiteLink>
    ),
  });
}

/** That the text has another version since, and what that changed. */
function Newer({ receipt }: { receipt: ReceiptRow }) {
  if (!receipt.newer) return null;
  const { slug, version } = receipt.newer;
  return (
    <p>
      {richText('account.consents.newer', {
        version,
        link: (words) => (
          <SiteLink href={routes.legalChanges(slug, version)} className={TEXT_LINK}>
            {words}
          </SiteLink>
        ),
      })}
    </p>
  );
}
