/**
 * The URL of a mail server with time limits for each step of the conversation. Nodemailer reads its options
 * only from the URL when it gets one; its second argument contains defaults for messages. Options that the
 * operator wrote into the URL are not replaced.
 * @param timeout in milliseconds
 */
export function smtpUrl(url: string, timeout: number): string {
  const whole = new URL(url);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    if (!whole.searchParams.has(name)) whole.searchParams.set(name, String(timeout));
  return whole.href;
}
