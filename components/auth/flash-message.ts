import { cookies } from 'next/headers';
import { FLASH_COOKIE, readFlash, type Flash } from '@/lib/auth/flash';

/** What a form sent without script had to say. */
export async function flashMessage(): Promise<Flash | null> {
  return readFlash((await cookies()).get(FLASH_COOKIE)?.value);
}
