import { idField } from './id-field';

test.each([
  [{ id: '00000000-0000-4000-8000-000000000000' }, '00000000-0000-4000-8000-000000000000'],
  [{ id: 'own.x7k2m9qa' }, 'own.x7k2m9qa'],
  [{ id: 'a\u0000b' }, ''],
  [{ id: 'a'.repeat(101) }, ''],
  [{ id: ['a'] }, ''],
  [{}, ''],
])('%j names %j', (fields, id) => expect(idField(fields)).toBe(id));
