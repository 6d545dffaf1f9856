import { sentencesIn } from './split-sentences';

test.each([
  ['One. Two? Three.', ['One.', 'Two?', 'Three.']],
  ['It grew 9.5% a year. Up to 3.5 it did.', ['It grew 9.5% a year.', 'Up to 3.5 it did.']],
  ['सोना बढ़ा। चांदी भी बढ़ी।', ['सोना बढ़ा।', 'चांदी भी बढ़ी।']],
  [
    'The U.S. Treasury pays Rs. 5. So did Gold vs. Silver.',
    ['The U.S. Treasury pays Rs. 5.', 'So did Gold vs. Silver.'],
  ],
  ['Without an end', ['Without an end']],
])('%s', (text, sentences) => expect(sentencesIn(text)).toEqual(sentences));
