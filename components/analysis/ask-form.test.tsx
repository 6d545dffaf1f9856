import { libraryHere } from '@/lib/texts/library-here';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { analyses, parseAnalysis, questions } from '@samvit/research';
import { ChoicesForm } from './ask-form';

/** What a browser sends of the form as it comes. */
function sent(fields: Parameters<typeof ChoicesForm>[0]['fields']): [string, string][] {
  const html = renderToStaticMarkup(createElement(ChoicesForm, { fields }));
  const page = new DOMParser().parseFromString(html, 'text/html');
  const form = page.querySelector('form');
  return form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]) : [];
}

test.each(['10y', '9y', '6m', '15y', 'ytd', 'all', '40w', '2016-01..2020-01', '2016-01..'])(
  'a form that is sent unchanged asks for the same window, %s',
  (window) => {
    const analysis = parseAnalysis(libraryHere(), `growth/gold-usd-oz/${window}`);
    if ('problem' in analysis) throw new Error(analysis.problem);
    expect(
      questions.readChoices(libraryHere(), analyses.cleanFields(sent(analyses.fieldsOf(analysis)))),
    ).toEqual({ analysis });
  },
);

test('a window that is none has no radio button', () => {
  expect(sent({ window: 'soon' }).filter(([name]) => name === 'window')).toEqual([]);
});
