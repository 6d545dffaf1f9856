import { samples } from '@/lib/content/organisation';
import { fingerprint, isBuilt } from '../steps/fingerprint.mjs';
import { siteSettings } from '../steps/site-settings';
import type { Result } from './check';

export function build(): Result {
  return isBuilt(fingerprint(siteSettings().baked))
    ? ['ok', 'of these very sources and settings']
    : ['note', 'missing or out of date; the next npm start makes it'];
}

export function sampleWords(): Result {
  const left = samples();
  return left.length === 0 ? ['ok', 'none left'] : ['note', `still to be replaced: ${left.join('; ')}`];
}
