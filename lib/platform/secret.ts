import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { SECOND, type Clock } from './clock';
import { env, SettingError, SHORTEST_SECRET } from './env';
import { makeFolder } from './make-folder';

let secret: string | undefined;

/** File with the secret when NEXTAUTH_SECRET is not set. */
export function secretFile(): string {
  return path.join(env().DATA_DIR, 'secret');
}

/**
 * The secret of this installation: NEXTAUTH_SECRET, else one that is created on first use and stored in
 * `$DATA_DIR/secret`.
 */
export function serverSecret(): string {
  secret ??= env().NEXTAUTH_SECRET ?? storedSecret(secretFile());
  return secret;
}

/**
 * The secret before the last rotation, while it is still accepted: NEXTAUTH_SECRET_PREVIOUS, or, with the
 * secret in a file, `$DATA_DIR/secret.previous`. Nothing new is made with it.
 */
export function previousSecret(): string | undefined {
  const { NEXTAUTH_SECRET, NEXTAUTH_SECRET_PREVIOUS } = env();
  if (NEXTAUTH_SECRET_PREVIOUS || NEXTAUTH_SECRET) return NEXTAUTH_SECRET_PREVIOUS;
  const file = `${secretFile()}.previous`;
  return existsSync(file) ? secretIn(file) : undefined;
}

let accepted: readonly string[] | undefined;

/** The present one first. */
export function acceptedSecrets(): readonly string[] {
  accepted ??= [serverSecret(), previousSecret()].filter((one) => one !== undefined);
  return accepted;
}

/** A keyed hash, hex. The purpose separates the hashes of different uses. */
export function keyedHash(purpose: string, text: string): string {
  return hashWith(serverSecret(), purpose, text);
}

/** The hash with each accepted secret, to find what was stored before a rotation. */
export function keyedHashes(purpose: string, text: string): string[] {
  return acceptedSecrets().map((one) => hashWith(one, purpose, text));
}

/**
 * Whether a hash was made by {@link keyedHash} with an accepted secret, compared in constant time.
 * @param length of hashes that are cut off
 */
export function isKeyedHash(purpose: string, text: string, given: string, length = 64): boolean {
  return keyedHashes(purpose, text).some((hash) => {
    const expectedHash = Buffer.from(hash.slice(0, length));
    const givenHash = Buffer.from(given);
    return expectedHash.length === givenHash.length && timingSafeEqual(expectedHash, givenHash);
  });
}

type Expiring = { /** In seconds since the epoch. */ expires: string; signature: string };

/** Signs a text for a while: whoever has the signature can show until then that we made it. */
export function signFor(life: number, purpose: string, text: string, clock: Clock): Expiring {
  const expires = String(Math.floor((clock() + life) / SECOND));
  return { expires, signature: keyedHash(purpose, `${text}\n${expires}`) };
}

/**
 * Whether a signature was made by {@link signFor} and has not expired; both parts can be anything that a
 * client sent.
 */
export function isSigned(
  purpose: string,
  text: string,
  { expires, signature }: Expiring,
  clock: Clock,
): boolean {
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * SECOND < clock()) return false;
  return isKeyedHash(purpose, `${text}\n${expires}`, signature);
}

function hashWith(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('hex');
}

function storedSecret(file: string): string {
  if (!existsSync(file)) {
    makeFolder(path.dirname(file));
    writeOnce(file, randomBytes(32).toString('hex'));
  }
  return secretIn(file);
}

/** @throws SettingError for a file that was emptied or cut off: anybody could sign with what is left of it */
function secretIn(file: string): string {
  const text = readFileSync(file, 'utf8').trim();
  if (text.length < SHORTEST_SECRET)
    throw new SettingError(
      `${file} has fewer than ${SHORTEST_SECRET} characters, so it is no secret: restore it from a ` +
        'backup, or delete it, which signs everybody out.',
    );
  return text;
}

/** Two processes may start at the same time: the first complete file wins, and no process reads half a file. */
function writeOnce(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  const handle = openSync(/* turbopackIgnore: true */ draft, 'w', 0o600);
  writeSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
}
