import { decode, type JWT, type JWTDecodeParams } from 'next-auth/jwt';

/** How the cookies begin that next-auth encrypts: their JOSE header is the same in all. */
const HEADER = `${btoa(JSON.stringify({ alg: 'dir', enc: 'A256GCM' })).replace(/=+$/, '')}.`;

/**
 * Decodes next-auth's session cookie, and nothing it has not encrypted. Its own `decode` takes any algorithm the cookie names; with
 * some of these whoever sends one chooses ten thousand rounds of hashing.
 */
export async function decodeSession(params: JWTDecodeParams): Promise<JWT | null> {
  return params.token?.startsWith(HEADER) ? decode(params) : null;
}
