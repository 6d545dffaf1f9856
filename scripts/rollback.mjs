// npm run rollback: serves the release before the current one. The database keeps its schema, on which the
// release before runs too. It needs no packages: an upgrade may have broken them.
import '../lib/platform/commands/dotenv.mjs';
import { monitoring } from '../host.plain.mjs';
import {
  withReleaseLock,
  currentRelease,
  readmit,
  releaseBefore,
  releases,
  setAside,
  switchRelease,
} from '../packages/host/commands.mjs';
import { command, Stop } from '../lib/platform/commands/stop.mjs';

await command(() =>
  withReleaseLock(async () => {
    const current = currentRelease();
    const before = current ? releaseBefore(current) : releases().find(({ isSetAside }) => !isSetAside);
    if (!before)
      throw new Stop(
        'There is no release to go back to: check out the version you want, and run npm run upgrade.',
      );
    if (current) setAside(current);
    try {
      console.log(await switchRelease(before, current, monitoring));
    } catch (error) {
      if (current) readmit(current);
      throw error;
    }
  }),
);
