import { faqJsonLd, serialiseJsonLd } from './json-ld';

const entry = {
  id: 'a',
  question: 'Why </script><b>?',
  answer: 'Read the [Terms](/terms-and-conditions) first.',
};

test('no text can end the script element', () => {
  const json = serialiseJsonLd(faqJsonLd([entry]));
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ mainEntity: [{ name: entry.question }] });
});

test('links become their words', () => {
  expect(faqJsonLd([entry])).toMatchObject({
    mainEntity: [{ acceptedAnswer: { text: 'Read the Terms first.' } }],
  });
});
