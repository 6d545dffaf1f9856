import { libraryHere } from '@/lib/texts/library-here';
import { deserialize, serialize } from 'node:v8';
import { contentRoot, readContentFrom } from '@/lib/content/content-source';
import { listContent } from '@/lib/content/read';
import { findings } from '@samvit/research';
import { readPost } from '@/lib/texts/posts/post';
import { reportOrDraft } from '@/lib/texts/reports/read-report';
import { listVersions } from '@/lib/texts/reports/versions';

// The build stores these for servers (readByBuild). A class or a function in them would not survive that.
// They are read from their files here, and not as they were stored.
readContentFrom(contentRoot());

const slugs = (folder: string) => listContent(folder, '.md').map((file) => file.replace(/\.md$/, ''));
const survives = (value: unknown) => expect(deserialize(serialize(value))).toStrictEqual(value);

test.each(slugs('reports'))('the report %s is plain data, in all its versions', (slug) => {
  survives(reportOrDraft(slug));
  survives(listVersions(slug));
});

test.each(slugs('blogs'))('the post %s is plain data', (slug) => survives(readPost(slug)));

test('the insights are plain data', () => survives(findings.insights(libraryHere())));
