import { format } from 'node:util';

// What a test did not expect on console.error is a defect, React's warnings among it: a test that provokes one spies on it.
const errors: string[] = [];

beforeEach(() => {
  errors.length = 0;
  console.error = (...words: unknown[]) => void errors.push(format(...words));
});
afterEach(() => expect(errors).toEqual([]));
