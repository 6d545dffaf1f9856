import { changeContent, copyRealContent, writeContent } from '@/testing/content/content-folder';
import { readText } from '@/lib/content/read';
import { HttpError } from '@/lib/platform/http/http-error';
import { log } from '@/lib/platform/log';
import { responseToForm } from '@/testing/site/form-response';
import { formOrJson } from './form-or-json';
import { handler } from './handler';

// A page in another language names its locale: a script in a header, a form in a field.

const HINDI = 'कृपया फ़ॉर्म जाँचें';

beforeAll(() => {
  copyRealContent();
  writeContent('hi/locale.yaml', 'name: हिन्दी\nlang: hi-IN\n');
  writeContent('hi/messages/errors.yaml', readText('messages/errors.yaml'));
  changeContent('hi/messages/errors.yaml', 'Please check the form', HINDI);
});

const fail = () => Promise.reject(new HttpError(400, 'errors.form'));
const post = (type: string, body: string, headers: Record<string, string> = {}) =>
  new Request('https://samvit.example/api', {
    method: 'POST',
    body,
    headers: { 'Content-Type': type, ...headers },
  });
const form = formOrJson(fail, () => '/form');

test.each([
  ['hi', HINDI],
  ['en', 'Please check the form'],
  ['xx', 'Please check the form'],
  ['../hi', 'Please check the form'],
  [undefined, 'Please check the form'],
])('an error of a request from a page in %s', async (locale, message) => {
  const lines = (['info', 'warn', 'error'] as const).map((level) => jest.spyOn(log, level));
  const headers: Record<string, string> = locale === undefined ? {} : { 'x-locale': locale };
  const toScript = await handler(fail)(post('application/json', '{}', headers), undefined);
  expect(await toScript.json()).toEqual({ status: 400, message });
  const fields = new URLSearchParams(headers).toString();
  const toForm = await responseToForm(form, post('application/x-www-form-urlencoded', fields));
  expect(toForm.page?.problem?.message).toBe(message);
  for (const line of lines) expect(line).not.toHaveBeenCalled();
});
