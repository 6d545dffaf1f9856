/**
 * The address of a mail server with limits for each step of a conversation with it. Nodemailer reads its options from the
 * address alone when it is given one; a second argument holds defaults of messages. What the operator wrote there stays.
 * @param timeout in milliseconds
 */
export function smtpUrl(url: string, timeout: number, options: Record<string, string> = {}): string {
  const whole = new URL(url);
  const limits = Object.fromEntries(
    ['connectionTimeout', 'greetingTimeout', 'socketTimeout'].map((name) => [name, String(timeout)]),
  );
  for (const [name, value] of Object.entries({ ...limits, ...options }))
    if (!whole.searchParams.has(name)) whole.searchParams.set(name, value);
  return whole.href;
}
