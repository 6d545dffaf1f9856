import { cookies } from 'next/headers';
import { readFlash, type Flash } from '@/lib/services/sign-in/flash';
import { FLASH_COOKIE } from '@/lib/site/flash-cookie';

/** What the form that led here had to say. */
export async function flashMessage(): Promise<Flash | null> {
  return readFlash((await cookies()).get(FLASH_COOKIE)?.value);
}

/** What went wrong, if that is what it said. */
export async function flashProblem(): Promise<string | undefined> {
  const flash = await flashMessage();
  return flash?.kind === 'problem' ? flash.message : undefined;
}
