import { inFormScope } from '@/lib/platform/http/form-page';
import { SignIn } from './sign-in';

// Where storage fails there is no challenge to read, and the step that failed comes back with what was typed.
test.each([
  ['the address', {}, null],
  ['the code', { otp: '123456' }, { email: 'asha@example.com', resendIn: 0 }],
  ['another code', { otp: '' }, { email: 'asha@example.com', resendIn: 0 }],
])('the step of %s comes back without storage', async (_, step, sent) => {
  const fields = { email: 'asha@example.com', ...step };
  const problem = { message: 'Our storage is not available', status: 503, fields };
  const screen = await inFormScope({ page: { path: '/web', problem } }, () =>
    SignIn({ callbackUrl: '/web' }),
  );
  expect(screen.props).toMatchObject({ sent, problem: { message: problem.message, email: fields.email } });
});

test.each([
  ['kind=analysis&item=growth/gold-inr-10g/10y', /^₹1 lakh in gold became .* in 10 years/],
  ['kind=analysis&item=no/such', undefined],
  ['', undefined],
])('it says what is saved by signing in: %s', async (query, sentence) => {
  const problem = {
    message: 'Our storage is not available',
    status: 503,
    fields: { email: 'asha@example.com' },
  };
  const screen = await inFormScope({ page: { path: '/web', problem } }, () =>
    SignIn({ callbackUrl: `/web/saved/new?${query}` }),
  );
  expect(screen.props).toMatchObject({ toSave: sentence && expect.stringMatching(sentence) });
});
