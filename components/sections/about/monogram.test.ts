import { monogram } from './monogram';

test.each([
  [{ role: 'Founder and CEO' }, 'CEO'],
  [{ role: 'Co-founder and CPO' }, 'CPO'],
  [{ role: 'Director of Engineering' }, 'DE'],
  [{ role: 'Product Manager' }, 'PM'],
  [{ role: 'Founder and CEO', name: 'Élodie van Rao' }, 'ÉR'],
  [{ role: 'Product Manager', name: 'सुनीता राव' }, 'सर'],
])('%o is %s', (person, letters) => {
  expect(monogram(person)).toBe(letters);
});
