import { PAGE_SCRIPT_URL } from '@/components/page-script/address';
import { INLINE_SCRIPT } from '@/components/page-script/bundled';
import { publicSentryDsn } from '@/lib/platform/env.client';
import { SPECULATION_RULES } from './speculation-rules';

type InlineScript = {
  type?: 'speculationrules';
  code: string;
  /** The address of the script that this one loads; an attribute, so that its hash stays the same. */
  pageScript?: string;
  /** Whether errors of the browser are reported. */
  reportsErrors?: boolean;
};

/**
 * Scripts in the <head> of every page. They are constant strings, because the content security policy
 * allows each by its hash.
 */
export const INLINE_SCRIPTS: readonly InlineScript[] = [
  { code: INLINE_SCRIPT, pageScript: PAGE_SCRIPT_URL, reportsErrors: Boolean(publicSentryDsn) },
  { type: 'speculationrules', code: SPECULATION_RULES },
];
