import { createHash } from 'node:crypto';
import { isStillAgreed, legalHash, readLegal, type LegalSlug } from '@/lib/content/legal';
import { ENGLISH, inLocale } from '@/lib/content/locale';
import { rich } from '@/lib/content/messages';
import type { ConsentText } from '@/lib/records/consents';
import type { Declaration } from '@/lib/records/declarations';

/** The sentence beside the box of the declaration, without its link. */
export function declaredSentence(termsVersion: string): string {
  return rich<string>('account.declaration.agree', {
    version: termsVersion,
    terms: (words) => words.join(''),
  }).join('');
}

/** What a person who declares now agrees to: the sentence and the texts in force, in English, which decide. */
export function textsInForce(): ConsentText[] {
  return inLocale(ENGLISH, () => {
    const [terms, privacy] = [readLegal('terms-and-conditions'), readLegal('privacy-and-policies')];
    const sentence = createHash('sha256').update(declaredSentence(terms.version)).digest('hex');
    return [
      { kind: 'age', version: null, sha256: sentence },
      { kind: 'terms', version: terms.version, sha256: legalHash(terms) },
      { kind: 'privacy', version: privacy.version, sha256: legalHash(privacy) },
    ];
  });
}

/** The texts whose material versions a person has not agreed to yet. */
export function changedTexts({ terms, privacy }: Declaration): LegalSlug[] {
  const agreed = { 'terms-and-conditions': terms, 'privacy-and-policies': privacy } as const;
  return (['terms-and-conditions', 'privacy-and-policies'] as const).filter(
    (slug) => !isStillAgreed(slug, agreed[slug]),
  );
}
