// npm run check:content, and the first step of every build: reads all content as the pages do. A build names
// a folder, in which it stores what servers need of it.
import { libraryHere } from '@/lib/texts/library-here';
import { storeContent } from '@/lib/content/content-source';
import { escapeControls } from '@/lib/platform/controls.mjs';
import { findings } from '@samvit/research';
import { lookUpCode } from '@/lib/texts/reports/codes';
import { contentMistakes } from '@/lib/texts/publication/content-mistakes';

const mistakes = contentMistakes();
for (const mistake of mistakes) console.error(escapeControls(mistake));
process.exitCode = mistakes.length > 0 ? 1 : 0;
const [, , folder] = process.argv;
if (!folder && mistakes.length === 0) console.log('All content is as it must be.');
if (folder && mistakes.length === 0) {
  // No reading of content needs them, but they take long: servers get them from the build.
  findings.analysesOfInsights(libraryHere());
  lookUpCode('');
  storeContent(folder);
}
