import { format } from 'node:util';

// What globalSetup has stored of content (testing/content/store-content.ts). A program that a test starts
// reads its own: it gets the variables of this one that can be listed.
Object.defineProperty(process.env, 'BUILT_CONTENT', { value: process.env.TEST_CONTENT });

// What a test did not expect on console.error is a defect, React's warnings among it: a test that provokes
// one spies on it.
const errors: string[] = [];
console.error = (...words: unknown[]) => void errors.push(format(...words));

beforeEach(() => void (errors.length = 0));
afterEach(() => expect(errors).toEqual([]));
