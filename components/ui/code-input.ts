/**
 * What the field for a mailed code has in every form; it is longer than any code, because pasted text may
 * contain spaces and hyphens.
 * @param digits whether codes have digits alone
 */
export const codeInput = (digits: boolean) =>
  ({
    type: 'text',
    name: 'otp',
    autoComplete: 'one-time-code',
    inputMode: digits ? 'numeric' : 'text',
    autoCapitalize: 'off',
    spellCheck: false,
    required: true,
    maxLength: 16,
  }) as const;
