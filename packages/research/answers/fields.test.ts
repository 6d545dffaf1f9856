import { cleanFields } from './fields';

describe('the fields of a request', () => {
  it('are short lines without control and direction marks', () =>
    expect(
      cleanFields([
        ['q', ' gold\u202e\n rate '],
        ['a', 'x'.repeat(200)],
        ['other', 'y'],
        ['b', ' '],
      ]),
    ).toEqual({
      q: 'gold   rate',
      a: 'x'.repeat(120),
    }));

  it('a question is cut at 200 characters, and no character in half', () =>
    expect(cleanFields([['q', 'a'.repeat(199) + '😀😀']]).q).toBe(`${'a'.repeat(199)}\ufffd`));
});
