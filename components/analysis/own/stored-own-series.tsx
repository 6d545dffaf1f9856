import { AccountArea, type AccountHolder } from '@/components/account/account-area';
import { TEXT_LINK } from '@/components/auth/text-link';
import { PostForm } from '@/components/layout/post-form';
import { SiteLink } from '@/components/layout/site-link';
import { Button } from '@/components/ui/button';
import { text } from '@/lib/content/messages';
import type { tables } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import { formatPeriodShort } from '@/lib/web/period';

/** As it is stored, under its name in addresses. */
type Stored = Pick<tables.CarriedSeries, 'name'> & {
  id: string;
  kind: string;
  rows: readonly (readonly [period: string, value: number | null])[];
};

type Props = { user: AccountHolder; stored: readonly Stored[]; problem: string | undefined };

/**
 * The own series of an account, each with a link to its analysis and a button that deletes it. Works without
 * script.
 */
export function StoredOwnSeries({ user, stored, problem }: Props) {
  return (
    <AccountArea
      user={user}
      title={text('own-data.page.account.title')}
      path={routes.ownSeries}
      problem={problem}
    >
      <div className="max-w-measure">
        <p className="text-muted">{text('own-data.page.account.lead')}</p>
        {stored.length === 0 ? (
          <p className="mt-8 border-y border-rule py-5">{text('own-data.page.account.none')}</p>
        ) : (
          <ul className="mt-8 border-b border-rule">
            {stored.map((series) => (
              <Kept key={series.id} series={series} />
            ))}
          </ul>
        )}
        <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm">
          <SiteLink href={routes.analysisOwn} className={TEXT_LINK}>
            {text('own-data.page.account.bring')}
          </SiteLink>
        </p>
      </div>
    </AccountArea>
  );
}

function Kept({ series: { id, name, kind, rows } }: { series: Stored }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule py-3">
      <span className="min-w-0 wrap-anywhere">
        <SiteLink
          href={routes.analysisAnswer(`${kind === 'rate' ? 'level' : 'growth'}/${id}/all`)}
          className={TEXT_LINK}
        >
          {name}
        </SiteLink>
        <span className="block text-sm text-muted">
          {text('own-data.page.account.row', {
            count: rows.filter(([, value]) => value !== null).length,
            from: formatPeriodShort(rows[0]?.[0] ?? ''),
            to: formatPeriodShort(rows.at(-1)?.[0] ?? ''),
          })}
        </span>
      </span>
      <PostForm action="/api/own-series/delete">
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          look="quiet"
          size="compact"
          aria-label={`${text('own-data.page.delete')}: ${name}`}
        >
          {text('own-data.page.delete')}
        </Button>
      </PostForm>
    </li>
  );
}
