import { libraryHere } from '@/lib/texts/library-here';
import { parseAnalysis } from './address';
import { answerAnalysis } from './answer';
import { answerAge } from './answer-age';

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 24)));
afterEach(() => void jest.restoreAllMocks());

function ageOf(address: string) {
  const analysis = parseAnalysis(libraryHere(), address);
  const answer = 'problem' in analysis ? undefined : answerAnalysis(libraryHere(), analysis);
  if (answer?.state !== 'answer') throw new Error(`${address} has no answer`);
  return answerAge(libraryHere(), answer);
}

test('an answer in another currency ends where the dollar’s rate does, and says that it has a newer value', () => {
  expect(ageOf('lumpsum/ether-monthly/5y')).toMatchObject({ to: '2026-08', isLate: true });
  expect(ageOf('lumpsum/ether-monthly/5y/in-INR')).toMatchObject({ to: '2026-07', isLate: true });
});
