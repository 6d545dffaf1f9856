// The entry of the script of pages with analyses, bundled by itself: see asking.ts.
import { startAsking } from './asking';

startAsking();
