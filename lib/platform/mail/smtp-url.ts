/**
 * The URL of a mail server with time limits for each step of the conversation. Nodemailer reads its options
 * only from the URL when it gets one; its second argument contains defaults for messages. Options that the
 * operator wrote into the URL are not replaced.
 * @param timeout in milliseconds
 */
export function smtpUrl(url: string, timeout: number): string {
  const address = new URL(url);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(timeout));
  return address.href;
}
