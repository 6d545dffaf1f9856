import { CONTROLS } from '@/lib/platform/controls.mjs';
import fc from 'fast-check';
import { anyText } from '@/testing/content/any-text';
import { toCsv, toTable } from './listing';

type Row = Parameters<typeof toCsv>[0][number];

const rowOf = (changes: Partial<Row> = {}): Row => ({
  id: 'f0e1',
  created_at: Date.UTC(2026, 8, 2, 4, 5, 6),
  email: 'asha@samvit.example',
  phone_number: null,
  user_type: null,
  message: null,
  suspect: 0,
  notified_at: null,
  delivery: 'none',
  delivery_attempts: 0,
  next_attempt_at: 0,
  answered_at: null,
  request_number: null,
  request_kind: null,
  due_at: null,
  acknowledged_at: null,
  locale: null,
  ...changes,
});

/** Reads CSV as RFC 4180 has it: a quoted cell ends at a quote that no other quote follows. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

describe('the CSV of all messages', () => {
  test('has a header row and a line for each message, and ends every line', () => {
    const row = rowOf({
      user_type: 'broker',
      message: 'Hello',
      suspect: 1,
      delivery: 'sent',
      phone_number: '98765',
    });
    expect(toCsv([row])).toBe(
      'received,email,phone_number,user_type,message,suspect,delivery,answered,number,kind,due,id\r\n' +
        '2026-09-02T04:05:06.000Z,asha@samvit.example,98765,broker,Hello,yes,sent,,,,,f0e1\r\n',
    );
    expect(toCsv([])).toBe(
      'received,email,phone_number,user_type,message,suspect,delivery,answered,number,kind,due,id\r\n',
    );
  });

  test.each([
    ['a comma', 'a,b', '"a,b"'],
    ['a quote', 'say "yes"', '"say ""yes"""'],
    ['a line break', 'a\nb', '"a\nb"'],
    ['a return', 'a\rb', '"a\rb"'],
    ['a formula', '=1+1', "'=1+1"],
    ['a formula behind spaces', '  =1+1', "'  =1+1"],
    ['a formula behind a line', '\n=1+1', '"\n\'=1+1"'],
    ['a formula with a comma', '=HYPERLINK("x",1)', '"\'=HYPERLINK(""x"",1)"'],
    ['a plus', '+91 98765', "'+91 98765"],
    ['a minus', '-1', "'-1"],
    ['an at', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab', '\tx', "'\tx"],
    ['an equals sign inside', 'a=b', 'a=b'],
  ])('a message with %s', (_, message, cell) => {
    expect(toCsv([rowOf({ message })])).toContain(`,,,${cell},no,none,,,,,f0e1\r\n`);
  });

  test('can be parsed again, whatever was written, and no cell is a formula', () => {
    const odd = fc
      .array(fc.constantFrom(...'=+-@＝＋\t\r\n"; ,abc\u009b\u202a'), { maxLength: 12 })
      .map((parts) => parts.join(''));
    const text = fc.oneof(odd, anyText());
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 5 }), (written) => {
        const rows = written.map(([phone_number, message]) => rowOf({ phone_number, message }));
        const [heading = [], ...body] = readCsv(toCsv(rows));
        expect(body.map((cells) => cells.length)).toEqual(rows.map(() => heading.length));
        body.forEach((cells, i) => {
          for (const [cell, original] of [
            [cells[heading.indexOf('phone_number')], written[i]?.[0]],
            [cells[heading.indexOf('message')], written[i]?.[1]],
          ]) {
            // Nothing but apostrophes is added, and only controls are left out.
            const stripped = (value = '') => value.replace(new RegExp(`[${CONTROLS}]|'`, 'g'), '');
            expect(stripped(cell)).toBe(stripped(original));
            for (const part of cell?.split(/[;\t\r\n]/) ?? [])
              expect(part).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
          }
        });
      }),
    );
  });
});

describe('the table for the terminal', () => {
  test('has a line for each message, in columns, and their number', () => {
    const rows = [
      rowOf({ user_type: 'advisor', message: 'Hello', answered_at: Date.UTC(2026, 8, 3) }),
      rowOf({ email: 'r@b.example', suspect: 1, delivery: 'undelivered' }),
    ];
    expect(toTable(rows)).toBe(
      [
        'id    received          email                user_type  message  suspect  delivery     answered    number  kind  due',
        'f0e1  2026-09-02 04:05  asha@samvit.example  advisor    Hello             none         2026-09-03',
        'f0e1  2026-09-02 04:05  r@b.example                              yes      undelivered',
        '',
        '2 messages',
        '',
      ].join('\n'),
    );
    expect(toTable([rowOf()])).toMatch(/\n1 message\n$/);
  });

  test('has a request with its number and promised day; overdue ones come first', () => {
    const due = Date.UTC(2026, 9, 2, 18, 29);
    const request = { request_number: 'R-2026-4F7K-92QX', request_kind: 'deletion', due_at: due } as const;
    const rows = [rowOf({ email: 'first@b.example' }), rowOf(request)];
    const [, first = '', second = ''] = toTable(rows, due + 1).split('\n');
    expect(first).toMatch(/R-2026-4F7K-92QX {2}deletion {2}2026-10-02 OVERDUE$/);
    expect(second).toContain('first@b.example');
    const inTime = toTable(rows, due - 1);
    expect(inTime.split('\n')[1]).toContain('first@b.example');
    expect(inTime).not.toContain('OVERDUE');
    expect(toTable([rowOf({ ...request, answered_at: due + 1 })], due + 2)).not.toContain('OVERDUE');
  });

  test('says if there is none', () => expect(toTable([])).toBe('No messages yet.\n'));

  test('shortens long messages and addresses with an ellipsis, and no others', () => {
    expect(toTable([rowOf({ message: 'x'.repeat(61) })])).toContain(`  ${'x'.repeat(59)}…  `);
    expect(toTable([rowOf({ message: 'x'.repeat(60) })])).toContain(`  ${'x'.repeat(60)}  `);
    expect(toTable([rowOf({ email: 'x'.repeat(41) })])).toContain(`  ${'x'.repeat(39)}…`);
  });

  test('contains no control characters and no line breaks from a message', () => {
    fc.assert(
      fc.property(anyText(), anyText(), (email, message) => {
        const table = toTable([rowOf({ email, message: `\u001b[31m\n${message}\r\u202e` })]);
        expect(table.split('\n')).toHaveLength(5); // heading, message, blank, count, and the end
        expect(table.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }),
    );
  });

  test('counts whole characters and never cuts one', () => {
    expect(toTable([rowOf({ message: `${'x'.repeat(58)}👍👍` })])).toContain(`  ${'x'.repeat(58)}👍👍  `);
    expect(toTable([rowOf({ message: `${'x'.repeat(58)}👍👍👍` })])).toContain(`  ${'x'.repeat(58)}👍…  `);
  });
});
