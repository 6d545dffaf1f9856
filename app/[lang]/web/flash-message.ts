import { cookies } from 'next/headers';
import { readFlash } from '@/lib/services/sign-in/flash';
import { FLASH_COOKIE } from '@/lib/web/flash-cookie';

/** What the form before this page has done. */
export async function flashMessage(): Promise<string | null> {
  return readFlash((await cookies()).get(FLASH_COOKIE)?.value);
}
