// npm run rollback: serves the release before the current one. The database keeps its schema, on which the
// release before runs too. It needs no packages: an upgrade may have broken them.
import './steps/dotenv.mjs';
import { withReleaseLock } from './steps/lock.mjs';
import { currentRelease, readmit, releaseBefore, releases, setAside } from './steps/releases.mjs';
import { command, Stop } from './steps/stop.mjs';
import { switchRelease } from './steps/switch-release.mjs';

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
      console.log(await switchRelease(before, current));
    } catch (error) {
      if (current) readmit(current);
      throw error;
    }
  }),
);
