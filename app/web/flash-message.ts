import { cookies } from 'next/headers';
import { readFlash, type Flash } from '@/lib/services/sign-in/flash';
import { FLASH_COOKIE } from '@/lib/site/flash-cookie';

/** The message of the form that redirected here. */
export async function flashMessage(): Promise<Flash | null> {
  return readFlash((await cookies()).get(FLASH_COOKIE)?.value);
}

/** The error, if the message is one. */
export async function flashProblem(): Promise<string | undefined> {
  const flash = await flashMessage();
  return flash?.kind === 'problem' ? flash.message : undefined;
}
