// The entry of the script of a reader's own data, bundled by itself: see own-data.ts.
import { startOwnData } from './own-data';

void startOwnData();
