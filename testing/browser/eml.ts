/** A mail as a mail program shows it. */
export type ReadMail = { from: string; to: string; replyTo?: string; subject: string; text: string };

/** Parses a mail with one plain-text part, the only format that the site writes (RFC 5322, 2045, 2047). */
export function parseEml(source: string): ReadMail {
  const [head = '', ...rest] = source.replaceAll('\r\n', '\n').split('\n\n');
  const headers = new Map(
    head
      .replace(/\n[ \t]+/g, ' ')
      .split('\n')
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
      }),
  );
  const type = headers.get('content-type') ?? 'text/plain';
  if (!type.startsWith('text/plain')) throw new Error(`A mail of type ${type} is not one the site writes`);
  const replyTo = headers.get('reply-to');
  return {
    from: headers.get('from') ?? '',
    to: headers.get('to') ?? '',
    ...(replyTo && { replyTo }),
    subject: headers.get('subject') ?? '',
    text: decodeBody(rest.join('\n\n'), headers.get('content-transfer-encoding') ?? '7bit'),
  };
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return quotedPrintable(body.replace(/=\n/g, ''));
  return body;
}

/**
 * Encoded words in headers: `=?UTF-8?Q?caf=C3=A9?=`. White space between two of them is not part of the
 * text.
 */
function decodeWords(text: string): string {
  return text
    .replace(/(=\?[^?]+\?[QB]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
    .replace(/=\?[^?]+\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : quotedPrintable(word.replaceAll('_', ' ')),
    );
}

function quotedPrintable(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
