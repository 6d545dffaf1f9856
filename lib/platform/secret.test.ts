import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as SecretModule from './secret';

const dir = mkdtempSync(path.join(tmpdir(), 'secret-'));
const before = process.env;
afterAll(() => {
  process.env = before;
  rmSync(dir, { recursive: true });
});

const [OLD, NEW] = ['the-old-secret-of-32-characters-00', 'the-new-secret-of-32-characters-00'];

/** The module as a process with these settings loads it. */
function start(settings: Record<string, string> = {}): typeof SecretModule {
  process.env = { ...before, DATA_DIR: dir, NEXTAUTH_SECRET: '', NEXTAUTH_SECRET_PREVIOUS: '', ...settings };
  jest.resetModules();
  const started = jest.requireActual<typeof SecretModule>('./secret');
  // Read now, before the next one changes the settings.
  started.acceptedSecrets();
  return started;
}

/** What every rotation must do: old hashes are accepted, and new ones are made with the new secret alone. */
function expectRotated(old: typeof SecretModule, rotated: typeof SecretModule): void {
  const [was, is] = [old.keyedHash('use', 'text'), rotated.keyedHash('use', 'text')];
  expect(is).not.toBe(was);
  expect(rotated.keyedHashes('use', 'text')).toEqual([is, was]);
  for (const hash of [was, is]) {
    expect(rotated.isKeyedHash('use', 'text', hash)).toBe(true);
    expect(rotated.isKeyedHash('use', 'text', hash.slice(0, 43), 43)).toBe(true);
    expect(rotated.isKeyedHash('use', 'text', hash.slice(0, 43))).toBe(false);
    expect(rotated.isKeyedHash('another use', 'text', hash)).toBe(false);
  }
  expect(rotated.isKeyedHash('use', 'text', '')).toBe(false);
}

test('a secret set in the environment is rotated with NEXTAUTH_SECRET_PREVIOUS', () => {
  expectRotated(
    start({ NEXTAUTH_SECRET: OLD }),
    start({ NEXTAUTH_SECRET: NEW, NEXTAUTH_SECRET_PREVIOUS: OLD }),
  );
});

test('once the previous secret is gone, what it signed is not accepted', () => {
  const was = start({ NEXTAUTH_SECRET: OLD }).keyedHash('use', 'text');
  expect(start({ NEXTAUTH_SECRET: NEW }).isKeyedHash('use', 'text', was)).toBe(false);
});

test('a secret in a file is rotated by giving the file another name', () => {
  const old = start();
  renameSync(path.join(dir, 'secret'), path.join(dir, 'secret.previous'));
  expectRotated(old, start());
});

test.each(['secret', 'secret.previous'])(
  'an empty %s is no secret: nothing is signed or accepted with it',
  (name) => {
    writeFileSync(path.join(dir, name), ' \n');
    const sentence = `${path.join(dir, name)} has fewer than 32 characters`;
    expect(() => start()).toThrow(sentence);
    rmSync(path.join(dir, name));
  },
);
