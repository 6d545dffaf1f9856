import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { log } from '@/lib/platform/log';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { addViews } from '@/lib/records/view-counts';
import { renewViews, viewsForPage } from './report-views';
import { revalidateHere } from './revalidation';

jest.mock('./revalidation');

const revalidate = jest.mocked(revalidateHere);
const see = (viewer: string) => addViews(db(), 'report', ['gold'], { viewer });

freshDataDir();
beforeEach(migrate);
afterEach(closeDb);
beforeEach(() => revalidate.mockReset());

test('pages of reports are rendered anew only if a report was read since', async () => {
  await renewViews();
  expect(revalidate).not.toHaveBeenCalled();
  await see('a');
  await renewViews();
  await renewViews();
  expect(revalidate.mock.calls).toEqual([[{ tag: 'views' }]]);
});

test('a page shows the count, or none while the database fails, which is logged', async () => {
  await see('b');
  expect([await viewsForPage('gold'), await viewsForPage('silver')]).toEqual([2, 0]);
  const logged = jest.spyOn(log, 'error').mockImplementation();
  await db().schema.dropTable('view_counts').execute();
  expect(await viewsForPage('gold')).toBeNull();
  expect(logged).toHaveBeenCalledTimes(1);
});
