import { readLegal, type LegalSlug } from '@/lib/content/legal';
import { ENGLISH, inLocale } from '@/lib/content/locale';
import { siteOrigin } from '@/lib/platform/env';
import type { ConsentText, Receipt } from '@/lib/records/consents';
import { routes } from '@/lib/web/routes';
import { declaredSentence } from './consent-texts';

const TEXTS: Readonly<Record<ConsentText['kind'], LegalSlug | null>> = {
  age: null,
  terms: 'terms-and-conditions',
  privacy: 'privacy-and-policies',
};

/** The address of the version that somebody agreed to; null for the declaration of age, which is no text of its own. */
export function addressOfText({ kind, version }: ConsentText): string | null {
  const slug = TEXTS[kind];
  return slug && version !== null ? routes.legalVersion(slug, version) : null;
}

/** The version in force of a text, if it is not the one that somebody agreed to; null if it is. */
export function newerVersion({
  kind,
  version,
  withdrawnAt,
}: Receipt): { slug: LegalSlug; version: string } | null {
  const slug = TEXTS[kind];
  if (slug === null || version === null || withdrawnAt !== null) return null;
  const current = readLegal(slug).version;
  return current === version ? null : { slug, version: current };
}

/** The receipts of a person as JSON. Times are in UTC; a hash is null where the release of then stored none. */
export function receiptsFile(email: string, receipts: readonly Receipt[]): string {
  return inLocale(ENGLISH, () => {
    const rows = receipts.map((receipt) => {
      const { kind, version, sha256, givenAt, withdrawnAt } = receipt;
      const slug = TEXTS[kind];
      const address = addressOfText(receipt);
      const terms = receipts.find((one) => one.kind === 'terms' && one.givenAt === givenAt)?.version;
      return {
        kind,
        text: slug ? readLegal(slug).title : declaredSentence(terms ?? ''),
        version,
        address: address && siteOrigin() + address,
        sha256,
        given_at: new Date(givenAt).toISOString(),
        withdrawn_at: withdrawnAt === null ? null : new Date(withdrawnAt).toISOString(),
      };
    });
    return `${JSON.stringify({ address: email, receipts: rows }, null, 2)}\n`;
  });
}
