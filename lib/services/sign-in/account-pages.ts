import type { AccountPurpose } from '@/lib/contract/otp';
import { routes } from '@/lib/web/routes';

/** What a form of the account page asks a code for, and the page with the field for it. */
const PAGES: Readonly<Record<Exclude<AccountPurpose, 'nominee'>, string>> = {
  copy: routes.accountData,
  address: routes.accountAddress,
  deletion: routes.accountDelete,
  sessions: routes.accountSessions,
};

type PagePurpose = keyof typeof PAGES;

/** The purpose that a form names; undefined for anything else. */
export const purposeIn = ({ purpose }: Record<string, unknown>): PagePurpose | undefined =>
  typeof purpose === 'string' && Object.hasOwn(PAGES, purpose) ? (purpose as PagePurpose) : undefined;

/** The page for the purpose that a form names. */
export function purposePage(fields: Record<string, unknown>): string {
  const purpose = purposeIn(fields);
  return purpose ? PAGES[purpose] : routes.account;
}
