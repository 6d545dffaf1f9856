import fc from 'fast-check';
import { anyText } from '@/testing/content/any-text';
import { requireAccepted, signedInFrom } from './otp';

const EMAIL = 'reader@example.com';

/** What a field may have that is not what the specification says. */
const junk = fc.oneof(
  fc.constantFrom(null, '', ' ', 0, 1, -1, true, 'true', [], {}, [500], '\0', '€'),
  fc.jsonValue(),
  anyText(),
);
/** A no is one, wherever it stands. */
const isNo = (status: unknown, success: unknown) =>
  (['number', 'string'].includes(typeof status) && Number(status) >= 400) ||
  [false, 0, 'false'].some((no) => no === success);
const fields = fc
  .dictionary(
    fc.constantFrom(
      ...['status', 'success', 'message', 'token', 'access_token', 'user', 'user_id', 'data', '__proto__'],
    ),
    junk,
  )
  .filter(({ status, success }) => !isNo(status, success));

const token = fc.stringMatching(/^[\w.~+/=-]{1,60}$/);
const user = fc.dictionary(fc.constantFrom('id', 'name', 'email', 'status', 'success'), junk);
const shape = fc.oneof(
  fc.record({ token, user }),
  fc.record({ access_token: token }),
  fc.record({ success: fc.constantFrom(true, 1, 'true') }),
);

/** An accepted shape at the top or under `data`, and anything in all other fields. */
const body = fc
  .record({ shape, top: fields, below: fields, isBelow: fc.boolean() })
  .map(({ shape, top, below, isBelow }) =>
    isBelow ? { ...top, data: { ...below, ...shape } } : { ...top, ...shape },
  )
  .map((json): unknown => JSON.parse(JSON.stringify(json)));

test('each accepted shape of call 5 is accepted, whatever stands in all other fields', () => {
  fc.assert(
    fc.property(body, (json) => {
      const answer = { httpStatus: 200, headers: new Headers(), json, text: '' };
      requireAccepted(answer, 'errors.code-not-verified');
      const signedIn = signedInFrom(answer, EMAIL, () => 'temporary');
      expect(signedIn.token).toMatch(/^[\x20-\x7e]{1,4096}$/);
      expect(signedIn.user.id).toMatch(/\S/);
      expect(signedIn.user.email).toMatch(/@/);
    }),
    { numRuns: 1_000 },
  );
});
