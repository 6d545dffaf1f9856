import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readContentFrom, readOnce } from './content-source';
import { inLocale } from './locale';
import { readText } from './read';
import { watchContent } from './watch-content';

test('what was read before a file changed is read again with its translation, of one state of the files', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  mkdirSync(path.join(folder, 'hi'));
  const write = (state: string) => {
    writeFileSync(path.join(folder, 'faq.yaml'), `English ${state}`);
    writeFileSync(path.join(folder, 'hi', 'faq.yaml'), `Hindi ${state}`);
  };
  write('before');
  const back = readContentFrom(folder);
  const end = watchContent();
  try {
    const faq = readOnce(() => readText('faq.yaml'));
    expect(faq()).toBe('English before');
    write('after');
    while (faq() !== 'English after') await wait(20);
    expect(inLocale('hi', faq)).toBe('Hindi after');
  } finally {
    end();
    back();
    rmSync(folder, { recursive: true });
  }
});
