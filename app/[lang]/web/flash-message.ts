import { cookies } from 'next/headers';
import { readFlash, type Flash } from '@/lib/services/sign-in/flash';
import { FLASH_COOKIE } from '@/lib/web/flash-cookie';

export async function flashMessage(): Promise<Flash | null> {
  return readFlash((await cookies()).get(FLASH_COOKIE)?.value);
}

/** What went wrong on the page before, and what was typed there. */
export async function flashProblem(): Promise<Flash | undefined> {
  const flash = await flashMessage();
  return flash?.kind === 'problem' ? flash : undefined;
}
