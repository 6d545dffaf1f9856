import type { ReactElement } from 'react';
import { DeclarationScreen } from '@/components/auth/declaration-screen';
import { formProblem } from '@/lib/platform/http/form-page';
import { db } from '@/lib/records/database';
import { readDeclaration } from '@/lib/records/declarations';
import { changedTexts } from '@/lib/services/sign-in/consent-texts';
import { isInForce } from '@/lib/services/sign-in/declared';

/** The screen that asks a signed-in person for the declaration; null if it is in force. */
export async function missingDeclaration(email: string, callbackUrl: string): Promise<ReactElement | null> {
  const declaration = await readDeclaration(db(), email);
  if (declaration && isInForce(declaration)) return null;
  return (
    <DeclarationScreen
      email={email}
      changed={declaration ? changedTexts(declaration) : []}
      problem={formProblem()?.message}
      callbackUrl={callbackUrl}
    />
  );
}
