import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '@/lib/web/routes';
import { sessionCookie } from '@/testing/site/session-cookie';
import { signIn } from '@/testing/site/writes';
import { storedPair } from './uploads';

/**
 * Signs somebody in who stores two series of their own.
 * @param dataDir of the site
 * @returns the cookie
 */
export async function signInWithSeries({ origin }: URL, dataDir: string): Promise<string> {
  const secret = readFileSync(path.join(dataDir, 'secret'), 'utf8').trim();
  const cookie = await sessionCookie(await signIn(origin, dataDir), secret);
  const { type, body } = storedPair();
  const headers = { 'Content-Type': type, Origin: origin, Cookie: cookie };
  const response = await fetch(origin + routes.analysisOwnAnswer, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The series were answered with ${response.status}.`);
  return cookie;
}
