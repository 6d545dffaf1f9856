import { smtpServer } from './smtp-server';

/** A mail server on loopback that remembers the sign-in code of each address. */
export type MailServer = { port: number; codeFor: (address: string) => string; close: () => void };

export async function mailServer(): Promise<MailServer> {
  const codes = new Map<string, string>();
  const { port, close } = await smtpServer(({ to, text }) => {
    const [, code] = /^Subject: (\d{6})/m.exec(text) ?? [];
    if (code) for (const address of to) codes.set(address, code);
  });
  return { port, codeFor: (address) => codes.get(address) ?? '', close: () => void close() };
}
