import fc from 'fast-check';
import { anyText } from '@/testing/content/any-text';
import { messageKeys } from '@/lib/content/messages';
import { USER_TYPES, emailSchema, waitlistSchema } from './waitlist';

describe('a mail address', () => {
  test.each([
    ['asha@samvit.example', 'asha@samvit.example'],
    ['  asha@samvit.example\n', 'asha@samvit.example'],
    ["Asha.O'Neil+news@mail.samvit.example", "Asha.O'Neil+news@mail.samvit.example"],
    [`${'a'.repeat(244)}@b.example`, `${'a'.repeat(244)}@b.example`],
  ])('%j is read as %s', (typed, address) => {
    expect(emailSchema.parse(typed)).toBe(address);
  });

  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['no domain', 'asha@'],
    ['no name', '@samvit.example'],
    ['no at', 'asha.samvit.example'],
    ['two at', 'asha@home@samvit.example'],
    ['a domain of one word', 'asha@samvit'],
    ['two dots', 'asha..r@samvit.example'],
    ['a space inside', 'asha r@samvit.example'],
    ['a NUL', 'asha\0@samvit.example'],
    ['a NUL at the end', 'asha@samvit.example\0'],
    ['a header of its own', 'asha@samvit.example\nBcc: all@samvit.example'],
    ['a turn of direction', 'asha\u202e@samvit.example'],
    ['an invisible space', 'asha\u200b@samvit.example'],
    ['a Cyrillic letter that looks Latin', 'аsha@samvit.example'],
    ['an accent', 'ásha@samvit.example'],
    ['a name around it', 'Asha <asha@samvit.example>'],
    ['two addresses', 'asha@samvit.example,ravi@samvit.example'],
    [
      'one character more than SMTP can carry',
      `${'a'.repeat(243)}@b.example.`.slice(0, 243) + '@b.example.x',
    ],
    ['a megabyte', `${'a'.repeat(1_000_000)}@samvit.example`],
  ])('with %s is refused', (_, typed) => {
    expect(emailSchema.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
      'errors.email',
    ]);
  });

  test.each([undefined, null, 5, {}, ['asha@samvit.example']])(
    '%j is rejected with the same message',
    (value) => {
      expect(emailSchema.safeParse(value).error?.issues[0]?.message).toBe('errors.email');
    },
  );

  test('as mail programs write it is accepted', () => {
    const plain = fc
      .emailAddress()
      .filter((address) => /^[\w+.'-]*[\w+-]@/.test(address) && address.length <= 254);
    fc.assert(fc.property(plain, (address) => expect(emailSchema.parse(address)).toBe(address)));
  });

  test('that is accepted is short visible ASCII with one at sign, for any input', () => {
    const odd = fc.tuple(fc.emailAddress(), anyText({ maxLength: 3 }), fc.nat(30));
    const spoilt = odd.map(([address, mark, at]) => address.slice(0, at) + mark + address.slice(at));
    fc.assert(
      fc.property(fc.oneof(spoilt, anyText()), (typed) => {
        const { data } = emailSchema.safeParse(typed);
        if (data !== undefined) expect(data).toMatch(/^(?=.{3,254}$)[!-?A-~]+@[!-?A-~]+$/);
      }),
      { numRuns: 500 },
    );
  });

  test('that would make the pattern slow is rejected', () => {
    for (const typed of [
      `${'a.'.repeat(120)}`,
      `a@${'a-'.repeat(120)}`,
      `a@${'a.'.repeat(120)}1`,
      'a'.repeat(1e6),
    ])
      expect(emailSchema.safeParse(typed).success).toBe(false);
  });
});

describe('a message of the contact form', () => {
  const email = 'asha@samvit.example';

  test('needs only the address', () => {
    expect(waitlistSchema.parse({ email })).toEqual({ email });
  });

  test('keeps its text unchanged', () => {
    const whole = { email, phone_number: '+91 98 7654 3210', user_type: 'broker', message: ' Two\nlines ' };
    expect(waitlistSchema.parse(whole)).toEqual(whole);
  });

  test.each(['', '   ', null])('%j in an optional field equals a missing field', (value) => {
    expect(waitlistSchema.parse({ email, phone_number: value, user_type: value, message: value })).toEqual({
      email,
    });
  });

  test.each(USER_TYPES)('may come from an %s', (user_type) => {
    expect(waitlistSchema.parse({ email, user_type }).user_type).toBe(user_type);
  });

  test('loses unknown fields', () => {
    expect(waitlistSchema.parse({ email, role: 'admin', __proto__: { a: 1 } })).toEqual({ email });
  });

  test.each([
    ['no address', {}, 'errors.email'],
    ['a user type that does not exist', { email, user_type: 'admin' }, 'errors.user-type'],
    ['a user type of another case', { email, user_type: 'Investor' }, 'errors.user-type'],
    ['a NUL in the phone number', { email, phone_number: '98\0' }, 'errors.control-characters'],
    ['a turn of direction in the message', { email, message: 'a\u202eb' }, 'errors.control-characters'],
    ['half a character in the message', { email, message: 'a\ud83d' }, 'errors.broken-characters'],
    ['a number as phone number', { email, phone_number: 5 }, 'errors.phone-number'],
    ['a list as message', { email, message: ['a'] }, 'errors.message'],
  ])('with %s is refused by a message of the catalogue', (_, fields, message) => {
    expect(messageKeys('errors')).toContain(message.slice('errors.'.length));
    expect(waitlistSchema.safeParse(fields).error?.issues[0]?.message).toBe(message);
  });
});
