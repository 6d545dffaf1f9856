import fc from 'fast-check';

const codePoint = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

/**
 * Text of arbitrary characters. It replaces `fc.string({ unit: 'binary' })`, which takes a second to list
 * every character first.
 */
export const anyText = (
  constraints: fc.StringSharedConstraints & { minLength?: number; maxLength?: number } = {},
) => fc.string({ unit: codePoint, ...constraints });
