// npm run check:content, and the first step of every build: reads all content as the pages will. Silent when all is well.
import { contentMistakes } from './content-mistakes';

const mistakes = contentMistakes();
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length > 0 ? 1 : 0;
