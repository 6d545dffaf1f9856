import { createHmac, randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { env } from './env';

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
  secret ??= env().NEXTAUTH_SECRET ?? keptSecret(secretFile());
  return secret;
}

/** A keyed hash, hex. The purpose separates the hashes of different uses. */
export function keyedHash(purpose: string, text: string): string {
  return createHmac('sha256', serverSecret()).update(`${purpose}\n${text}`).digest('hex');
}

function keptSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeOnce(file, randomBytes(32).toString('hex'));
    return readFileSync(file, 'utf8').trim();
  }
}

/**
 * Two processes may start at the same time: the first complete file wins, and no process reads half a file.
 */
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
