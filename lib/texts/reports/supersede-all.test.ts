import { copyRealContent } from '@/testing/content/content-folder';
import { listReports } from './read-report';
import { readSnapshot } from './snapshot';
import { supersedeReport } from './supersede';

test('the current version of every report can be stored, and read again', () => {
  copyRealContent();
  for (const { slug, version, figures } of listReports()) {
    supersedeReport(slug);
    expect([...readSnapshot({ slug, version }).figures.keys()]).toEqual([...figures.keys()]);
  }
});
