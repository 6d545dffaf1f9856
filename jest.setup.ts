import { format } from 'node:util';

// What a test did not expect on console.error is a defect, React's warnings among it: a test that provokes one spies on it.
const errors: string[] = [];
console.error = (...words: unknown[]) => void errors.push(format(...words));

beforeEach(() => void (errors.length = 0));
afterEach(() => expect(errors).toEqual([]));
