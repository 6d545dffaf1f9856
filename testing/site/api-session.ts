import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const EMAIL = 'bench@example.org';

/**
 * Signs in by the API: requests a code, reads it from the mail, and makes the declaration that insights
 * require.
 * @param dataDir of that site
 * @returns the bearer token
 */
export async function signIn(origin: string, dataDir: string): Promise<string> {
  const call = async (name: string, fields: object, bearer?: string) => {
    const response = await fetch(`${origin}/api/v1/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(bearer && { Authorization: `Bearer ${bearer}` }) },
      body: JSON.stringify({ email: EMAIL, ...fields }),
    });
    const { message, data } = (await response.json()) as { message: string; data: Record<string, string> };
    if (!response.ok) throw new Error(`The sign-in (${name}) answered ${response.status}: ${message}`);
    return data;
  };
  const { challenge } = await call('auth/otp/send', { bind: true });
  const { token } = await call('auth/otp/verify', { code: mailedCode(dataDir), challenge });
  if (!token) throw new Error('The sign-in gave no token.');
  await call('account/declaration', { adult: true }, token);
  return token;
}

/** The code from the subject of the newest mail. */
export function mailedCode(dataDir: string): string | undefined {
  const outbox = path.join(dataDir, 'outbox');
  const newest = readdirSync(outbox).sort().at(-1);
  if (!newest) throw new Error(`There is no mail in ${outbox}: unset SMTP_URL to measure.`);
  return /^Subject: (\d{6})/m.exec(readFileSync(path.join(outbox, newest), 'utf8'))?.[1];
}
