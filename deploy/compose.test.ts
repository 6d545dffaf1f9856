import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { BAKED } from '../lib/platform/baked-settings';
import { SETTING_NAMES } from '../lib/platform/env';

type Service = {
  environment: Record<string, unknown>;
  build?: { args: Record<string, string> };
  read_only?: boolean;
  mem_limit?: string;
};

/** The settings that compose.yaml does not pass to the container, and why. */
const NOT_PASSED: Record<string, string> = {
  ...Object.fromEntries(BAKED.map((name) => [name, 'is a build argument, whose value the image has'])),
  NODE_ENV: 'is set by the image',
  PORT: 'is 3000, where nginx looks for the site',
  DATA_DIR: 'is set by the image: the volume',
};

const text = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8');
const { services } = parse(text('compose.yaml')) as { services: Record<'site' | 'database', Service> };

test('the settings of compose.yaml are settings of the site, and its build arguments those of the image', () => {
  const { environment, build, read_only } = services.site;
  expect(Object.keys(environment).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  const inImage = [...text('Dockerfile').matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name);
  expect([...new Set(inImage)]).toEqual(Object.keys(build?.args ?? {}));
  expect(read_only).toBe(true);
});

test('compose.yaml passes every setting to the site, but for those with a reason', () => {
  const passed = Object.keys(services.site.environment);
  expect([...passed, ...Object.keys(NOT_PASSED)].sort()).toEqual([...SETTING_NAMES].sort());
});

test('what the build writes into pages is an argument of the image, so that a container can be built with it', () => {
  expect(Object.keys(services.site.build?.args ?? {}).sort()).toEqual([...BAKED].sort());
});

test('the memory of the site is bounded, by the unit and in compose alike', () => {
  const [, unit] = /^MemoryMax=(\w+)$/m.exec(text('deploy/samvit.service')) ?? [];
  expect(unit).toBe('1G');
  expect(services.site.mem_limit?.toUpperCase()).toBe(unit);
});

test('the image is on the Node of .nvmrc', () => {
  const version = text('.nvmrc').trim();
  const images = [...text('Dockerfile').matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => major);
  expect(images).toEqual([version, version]);
});
